import {faq} from '../../facts/faq';
import {product} from '../../facts/product';

/** A question of the FAQ with the path of its answer. */
export interface LinkedQuestion {
  question: string;
  to: string;
}

export const answerPath = (page: string, key: string): string => `/faq/${page}#${key}`;

type WithoutSlug<Name> = Name extends `${infer Before}/${typeof product.slug}-${infer After}`
  ? `${Before}/${After}`
  : Name;

/** All values that `guideName` can return, for completion in editors. */
export type GuideName = (typeof faq)[number]['questions'][number]['guide'] extends infer Address
  ? Address extends `/${infer Name}`
    ? WithoutSlug<Name>
    : never
  : never;

/** Shortens a heading's path for use in blocks: `/docs/extras/<slug>-privacy#stored` → `docs/extras/privacy#stored`. */
const guideName = (address: string): string => address.slice(1).replace(`/${product.slug}-`, '/');

/** Groups questions by the heading that says more (`guideName`), in the order of the FAQ. */
export function questionsByGuide(): ReadonlyMap<string, readonly LinkedQuestion[]> {
  const all = faq.flatMap(({key: page, questions}) =>
    questions.map(({key, question, guide}) => ({name: guideName(guide), question, to: answerPath(page, key)})),
  );
  return new Map(
    all.map(({name}) => [name, all.filter((other) => other.name === name).map(({question, to}) => ({question, to}))]),
  );
}
