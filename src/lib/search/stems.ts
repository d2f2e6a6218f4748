import {stemmer} from 'stemmer';

// cspell:ignore isnt

/** Stop words: `how do I ban` searches for `ban`. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can cannot could did do does ' +
    'doing for from had has have having he her here hers him his how i if in into is it its just let me my no not of ' +
    'on or other our ours out own please s she should so some such t than that the their them then there ' +
    'these they this those to too until us very want was we were what when where which while who whom why will with ' +
    'would you your yours use used using im ive someone somebody something anything thing things way'
  ).split(' '),
);

/** Words have lost their apostrophes here (`tokenize.ts`): `isnt`. */
const negationPattern =
  /^(?:no|not|without|cannot|(?:is|are|was|were|do|does|did|has|have|had|wo|would|ca|could|should)nt)$/;

export const isNegation = (word: string): boolean => negationPattern.test(word);

export const isStopWord = (word: string): boolean => stopWords.has(word) || isNegation(word);

/** Forms that the stemmer doesn't join: irregular verbs, `verification`, and digits: `sent` → `send`, `2` → `two` */
const baseForms: ReadonlyMap<string, string> = new Map(
  (
    'become became,begin began begun,break broke broken,bring brought,buy bought,choose chose chosen,come came,find found,' +
    'forget forgot forgotten,get got gotten,give gave given,go went gone,hear heard,hide hid hidden,hold held,keep kept,' +
    'know knew known,leave left,lose lost,make made,mean meant,pay paid,run ran,say said,see saw seen,sell sold,send sent,' +
    'show shown,speak spoke spoken,spend spent,steal stole stolen,stick stuck,take took taken,tell told,think thought,verify verification verifications,' +
    'throw threw thrown,win won,write wrote written,one 1,two 2,three 3,four 4,five 5'
  )
    .split(',')
    .flatMap((forms) => {
      const [word = '', ...otherForms] = forms.split(' ');
      return otherForms.map((form) => [form, word] as const);
    }),
);

/** Stems an English word with Porter's algorithm: `votes`, `voting` → `vote`; `sent` → `send`. */
export const stemOf = (word: string): string => stemmer(baseForms.get(word) ?? word);

const determiners: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'your', 'our']);

/** `change my vote` → `change vote`. Keeps the determiners if only one word would be left. */
export const withoutDeterminers = (words: readonly string[]): string[] => {
  const otherWords = words.filter((word) => !determiners.has(word));
  return otherWords.length > 1 ? otherWords : [...words];
};

/** Returns the index key of a multi-word name, the same for each spelling: `createPoll`, `Create polls` → `creat poll`. */
export const nameKey = (words: readonly string[]): string =>
  words.map((word) => (isNegation(word) ? 'not' : stemOf(word))).join(' ');
