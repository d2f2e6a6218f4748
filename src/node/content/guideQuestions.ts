import {faq, type Question} from '../../facts/faq';
import {product} from '../../facts/product';

/** A question of the FAQ with the address of its answer. */
export interface LinkedQuestion {
  question: string;
  to: string;
}

/** Questions of a page of the FAQ, as the facts have them. */
interface QuestionPage {
  key: string;
  questions: readonly Question[];
}

/** Address of an answer. */
export const answerPath = (page: string, key: string): string => `/faq/${page}#${key}`;

type WithoutSlug<Name> = Name extends `${infer Before}/${typeof product.slug}-${infer After}`
  ? `${Before}/${After}`
  : Name;

/** How blocks name the headings that the facts know, so that editors complete them. */
export type GuideName = (typeof faq)[number]['questions'][number]['guide'] extends infer Address
  ? Address extends `/${infer Name}`
    ? WithoutSlug<Name>
    : never
  : never;

/**
 * How blocks name the heading that questions lead to: its address without the first slash, and without the product's slug,
 * which one page has in its own. `docs/extras/privacy#stored`
 */
export const guideName = (address: string): string => address.slice(1).replace(`/${product.slug}-`, '/');

/** Questions by the name of the heading that says more, in the order of the FAQ. */
export function questionsByGuide(pages: readonly QuestionPage[] = faq): ReadonlyMap<string, readonly LinkedQuestion[]> {
  const all = pages.flatMap(({key: page, questions}) =>
    questions.map(({key, question, guide}) => ({name: guideName(guide), question, to: answerPath(page, key)})),
  );
  return new Map(
    all.map(({name}) => [name, all.filter((other) => other.name === name).map(({question, to}) => ({question, to}))]),
  );
}
