import {load} from 'cheerio';
import {product} from '../../facts/product';

export interface BuiltHead {
  /** Without the product's name. */
  title: string;
  description: string;
  /** True if the page or the configuration sets the picture for links to it. */
  hasImage: boolean;
}

/** `FAQ | Name` → `FAQ` */
export function withoutProductName(title: string): string {
  const suffix = ` | ${product.name}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * Reads the head of a built page: `<title>FAQ | Name</title><meta name="description" …>` → `{title: 'FAQ', description: '…'}`
 * @throws Error if the page has no title or no description
 */
export function readBuiltHead(html: string, route: string): BuiltHead {
  // Parsing the whole page would take a hundred times as long.
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const title = $('title').text();
  const description = $('meta[name=description]').attr('content');
  const hasImage = $('meta[property="og:image"]').length > 0;
  if (title === '' || !description)
    throw new Error(
      `${route} has no ${title === '' ? 'title' : 'description'} in its head. Set it in the page's front matter, or in ` +
        '<Layout> of a page in src/pages/. If a plugin or theme adds the page, remove it.',
    );
  return {title: withoutProductName(title), description, hasImage};
}
