import {codings, note, type Site} from '../host';
import {escaped, patternOf} from '../patterns';
import {unknownType, type DeliveryTable, type HeaderRule} from '../table';

/** Where a server listens, and what it has. */
export interface CaddyOptions {
  /** The address of the site as Caddy has it: `:8080`, `www.example.com`. */
  address?: string;
  /** Folder of the built site. */
  root?: string;
  /** Lines for the whole program. */
  program?: readonly string[];
}

/**
 * A text as one word of a Caddyfile.
 * @throws Error if Caddy would read it in another way
 */
function word(text: string): string {
  if (/["{}\\\n]/.test(text)) throw new Error(`Caddy cannot be given this text: ${text}`);
  return `"${text}"`;
}

/** A regular expression as one word, where backslashes are themselves. */
const pattern = (source: string): string => `\`${source}\``;

/** Asks the address as it is, in exact case: `path` and `path_regexp` ask for less. */
const addressMatches = (source: string): string => `vars_regexp {path} ${pattern(source)}`;

/** Endings that `canonicalPath` strips and that begin with a slash. `.html` stands behind a name: there is no look-behind. */
const slashed = String.raw`(?:/+(?:index(?:\.html)*)?)`;

/** What may stand behind the address of a page, or nothing. */
const endings = String.raw`(?:\.html)*${slashed}*`;

/** The same, but not nothing. */
const someEndings = String.raw`(?:(?:\.html)+${slashed}*|${slashed}+)`;

const setHeaders = (matcher: string, headers: HeaderRule['headers']): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${word(value)}`);

const indented = (depth: number, lines: readonly string[]): string =>
  lines.map((line) => `${'\t'.repeat(depth)}${line}\n`).join('');

/** Sends the file, or one that lies beside it (x.html.br, x.html.gz), and never redirects by itself. */
const fileServer = [
  'file_server {',
  `\tprecompressed ${Object.keys(codings).join(' ')}`,
  '\tdisable_canonical_uris',
  '}',
];

/** Headers that not all files have, by the address of the file that is sent; of two rules the later one holds. */
const special = ({headers}: DeliveryTable): string[] =>
  headers
    .slice(1)
    .flatMap((rule, index) => [
      `@rule${index} ${addressMatches(patternOf(rule))}`,
      ...setHeaders(`@rule${index} `, rule.headers),
    ]);

/** The site as a server of Caddy: the whole Caddyfile. */
export function caddyfile(
  table: DeliveryTable,
  {address = ':8080', root = '/srv/site', program = []}: CaddyOptions = {},
): string {
  const aliases = Object.entries(table.aliases).flatMap(([from, to], index) => [
    `@alias${index} ${addressMatches(`^${escaped(from)}${endings}$`)}`,
    `redir @alias${index} ${to}{site_query} 301`,
  ]);
  const compressed = Object.values(codings).map((ending) => ending.slice(1));
  return `# ${note}
# Put the site's domain in place of ${address}, and Caddy gets a certificate for it by itself.
{
${indented(1, program)}	servers {
		timeouts {
			read_header 15s
			read_body 15s
			idle 75s
		}
	}
}

${address} {
	root * ${root}
	map {path} {site_type} {
${indented(
  2,
  Object.entries(table.types).map(([ending, type]) => `~${escaped(ending)}$ ${word(type)}`),
)}		default ${unknownType}
	}
	map {query} {site_query} {
		"" ""
		default ?{query}
	}

	# In this order, by the address as it is asked for.
	route {
${indented(2, setHeaders('', table.headers[0]?.headers ?? {}))}
		@refused not method GET HEAD
		handle @refused {
			header Allow "GET, HEAD"
			respond 405
		}

		# No page: slashes without a name between them, files whose names begin with a dot, compressed files by their own names,
		# and backslashes, which Caddy takes for a part of a pattern when it looks for files.
		@hidden {
			${addressMatches(String.raw`^//|//[^/]|\\|/\.|\.(?:${compressed.join('|')})$|^/404${endings}$`)}
			not ${addressMatches(String.raw`^/\.well-known/[^/.][^/]*$`)}
		}
		error @hidden 404

		# Another spelling leads to the one true address.
${indented(2, aliases)}		@front ${addressMatches(`^/index${endings}$`)}
		redir @front /{site_query} 301
		@spelled vars_regexp page {path} ${pattern(`^(/.*?[^/])${someEndings}$`)}
		handle @spelled {
			@exists file {re.page.1}.html
			redir @exists {re.page.1}{site_query} 301
			error 404
		}

		@root ${addressMatches('^/$')}
		rewrite @root /index
		@file file {path}.html {path}
		rewrite @file {file_match.relative}
		route @file {
			header Content-Type {site_type}
${indented(3, special(table))}${indented(3, fileServer)}		}
		error 404
	}

	handle_errors {
		rewrite * /404.html
		header Content-Type ${word(table.types['.html'] ?? unknownType)}
${indented(2, fileServer)}	}
}
`;
}

/** The file for a Caddy that is installed on a machine. */
export const writeCaddy = ({table}: Site): Readonly<Record<string, string>> => ({Caddyfile: caddyfile(table)});
