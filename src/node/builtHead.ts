import {load} from 'cheerio';
import {product} from '../facts/product';

/** What a built page says of itself. */
export interface BuiltHead {
  /** Its title without the product's name. */
  title: string;
  description: string;
}

/** What the titles of all pages end with. */
const ending = ` | ${product.name}`;

/**
 * Reads the head of a built page.
 * @param html of the whole page
 * @param route names the page in the message
 * @throws Error if it has no title or no description
 */
export function builtHead(html: string, route: string): BuiltHead {
  // The head alone: to parse the menus and texts below it would take a hundred times as long.
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const title = $('title').text();
  const description = $('meta[name=description]').attr('content');
  if (title === '' || !description)
    throw new Error(
      `${route} has no ${title === '' ? 'title' : 'description'} in its head: both stand in its front matter.`,
    );
  return {title: title.endsWith(ending) ? title.slice(0, -ending.length) : title, description};
}
