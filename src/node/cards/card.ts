import {product} from '../../facts/product';
import {sectionOf} from '../../shared/routing/sections';
import type {BuiltHead} from '../builtHead';

/** What stands on the picture of a page that chats and networks show beside a link to it. */
export interface Card {
  brand: string;
  title: string;
  /** The part of the site that the page is in; of a page that is in none, where the site is. */
  place: string;
}

/** What stands on the picture of a page. */
export function cardOf(route: string, {title}: BuiltHead): Card {
  const section = sectionOf(route);
  return {brand: product.name, title, place: ['Start', title].includes(section) ? product.domain : section};
}
