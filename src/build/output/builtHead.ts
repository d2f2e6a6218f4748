import {load} from 'cheerio';
import {product} from '../../facts/product';

export interface BuiltHead {
  /** Without the product's name. */
  title: string;
  description: string;
}

const titleSuffix = ` | ${product.name}`;

/**
 * Reads the head of a built page: `<title>FAQ | Name</title><meta name="description" …>` → `{title: 'FAQ', description: '…'}`
 * @throws Error if the page has no title or no description
 */
export function builtHead(html: string, route: string): BuiltHead {
  // Parsing the whole page would take a hundred times as long.
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const title = $('title').text();
  const description = $('meta[name=description]').attr('content');
  if (title === '' || !description)
    throw new Error(
      `${route} has no ${title === '' ? 'title' : 'description'} in its head. Set it in the page's front matter.`,
    );
  return {title: title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title, description};
}
