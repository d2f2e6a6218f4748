import type {SourceFile} from '../../build/content/sourceFile';
import type {ContentMistake} from '../../build/content/mistakes';
import {hasDashboard} from '../../facts/dashboard';
import {hasPremium} from '../../facts/derived/plans';
import {hasApi} from '../../facts/modules';
import {readFactFiles} from './readSources';

/** Something that a bot can be without. */
interface OptionalPart {
  /** Ends the sentence "the bot doesn't have …", and says which fact decides it. */
  nameAndReason: string;
  isPresent: boolean;
  /** Finds sentences and facts about it. */
  mentionPattern: RegExp;
  /** Matches its files of facts. While it is absent, they may mention it and, on purpose, any other absent part. */
  ownFilePattern?: RegExp;
}

export const optionalParts = {
  api: {
    nameAndReason: 'an API: no module has `api`',
    isPresent: hasApi,
    // Doesn't match other APIs, such as `Discord's own API` and `Web API`.
    mentionPattern: /(?<!['’]s (?:own )?|Web )\bAPI\b/,
    ownFilePattern: /^src\/facts\/(?:api|errors|links|search)\.ts/,
  },
  premium: {
    nameAndReason: 'Premium: src/facts/plans.ts lists no plan `premium`',
    isPresent: hasPremium,
    // At the beginning of a sentence, `Free` can be an adjective, so it counts only before certain words.
    mentionPattern:
      /\b(?:premium|Premium)\b|(?<=[\w,] )Free\b|\bFree (?:plan|limit|server|costs|has)\b|\bplan of (?:a|the|your|this) server\b|server's plan\b/,
  },
  dashboard: {
    nameAndReason: 'a dashboard: src/facts/dashboard.ts has no sections',
    isPresent: hasDashboard,
    // Doesn't match its address and other names in code.
    mentionPattern: /(?<![.\w])dashboards?(?![:\w])/i,
    ownFilePattern: /^src\/facts\/(?:dashboard|links)\.ts/,
  },
} satisfies Record<string, OptionalPart>;

/** Matches files that may always mention absent parts: types, derived facts, and release notes, which describe the past. */
export const exemptFilePattern = /^(?:src\/facts\/(?:types\.ts|derived\/|releases\/)|documents\/changelog\/)/;

export const isCommentOrImport = (file: string, lineText: string): boolean =>
  /\.tsx?$/.test(file) && /^\s*(?:\/?\*|\/\/|import )/.test(lineText);

/** Finds sentences and facts about parts that the bot doesn't have. */
export async function findMentionsOfAbsentParts(
  {root, pages}: {root: string; pages: readonly Pick<SourceFile, 'file' | 'source'>[]},
  parts: readonly OptionalPart[] = Object.values(optionalParts),
): Promise<ContentMistake[]> {
  const absentParts = parts.filter(({isPresent}) => !isPresent);
  const sources = [...(await readFactFiles(root)), ...pages].filter(
    ({file}) => !exemptFilePattern.test(file) && !absentParts.some(({ownFilePattern}) => ownFilePattern?.test(file)),
  );
  return absentParts.flatMap(({nameAndReason, mentionPattern}) =>
    sources.flatMap(({file, source}) =>
      source
        .split('\n')
        .map((lineText, index) => ({lineText, line: index + 1}))
        .filter(({lineText}) => mentionPattern.test(lineText) && !isCommentOrImport(file, lineText))
        .map(({line}) => ({
          file,
          line,
          message: `the bot doesn't have ${nameAndReason}`,
          repair: 'Remove the mention from this line.',
        })),
    ),
  );
}
