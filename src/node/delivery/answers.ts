import {extname} from 'node:path/posix';
import {canonicalPath} from '../../rules/routing/canonicalPath';
import {unknownType, type DeliveryTable, type HeaderRule} from './table';

/** Whether a rule is for an address. */
const isFor =
  (address: string) =>
  ({under, ending = ''}: HeaderRule): boolean =>
    address.startsWith(under) && address.endsWith(ending);

/**
 * Headers of the answer with a file.
 * @param address of the file with its ending, from the root of the site: `/docs/Introduction.html`
 */
export const headersOf = ({types, headers}: DeliveryTable, address: string): Readonly<Record<string, string>> =>
  Object.assign(
    {'Content-Type': types[extname(address)] ?? unknownType},
    ...headers.filter(isFor(address)).map((rule) => rule.headers),
  ) as Record<string, string>;

/** Endings of an address that hosts without regular expressions redirect; `canonicalPath` knows their combinations, too. */
const SPELLINGS = ['/', '.html', '/index', '/index.html'];

/** Other spellings of the addresses of all pages, and where each leads: the true address. In the order of the pages. */
export function redirectsOf({routes, aliases}: DeliveryTable): readonly (readonly [string, string])[] {
  const addresses = [...routes, ...Object.keys(aliases)];
  const spelled = addresses.flatMap((address) =>
    SPELLINGS.map((ending) => (address === '/' ? `/${ending.replace(/^\//, '')}` : address + ending)),
  );
  return [...Object.keys(aliases), ...spelled]
    .filter((spelling) => routes.includes(canonicalPath(spelling)) && canonicalPath(spelling) !== spelling)
    .map((spelling) => [spelling, canonicalPath(spelling)]);
}
