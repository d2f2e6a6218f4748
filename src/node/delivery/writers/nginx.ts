import {codings, note, type Site} from '../host';
import {escaped} from '../patterns';
import {unknownType, type DeliveryTable, type HeaderRule} from '../table';

/** Where a server listens, and what it has. */
export interface NginxOptions {
  /** As the directive `listen` has it: `8080`, `127.0.0.1:3000`. */
  listen?: string;
  /** Folder of the built site. */
  root?: string;
  /** Whether the module that sends `.br` files is there. */
  brotli?: boolean;
}

/** nginx refuses longer words in its files (`NGX_CONF_BUFFER` in src/core/ngx_conf_file.c). */
const LONGEST_WORD = 4000;

/**
 * A text as one word of a configuration.
 * @throws Error if nginx would read it in another way
 */
function word(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot be given this text: ${text}`);
  if (text.length > LONGEST_WORD)
    throw new Error(`This is longer than nginx reads (${LONGEST_WORD} characters): ${text}`);
  return `"${text}"`;
}

/** A regular expression, which may have `$` at its end. */
const pattern = (source: string): string => `"${source}"`;

/** Endings that `canonicalPath` strips; possessive, so that no address costs more time than its length. */
const endings = '(?:/index|/|(?<=[^/])\\.html)';

const location = (source: string, ...lines: string[]): string =>
  `  location ~ ${pattern(source)} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;

/** Headers of all answers that a rule is for, but their media type. */
function headerLines({headers}: DeliveryTable, {under, ending}: Pick<HeaderRule, 'under' | 'ending'>): string[] {
  const rules = headers.filter((rule) => under.startsWith(rule.under) && [undefined, ending].includes(rule.ending));
  const {'Content-Type': type, ...values} = Object.assign(
    {},
    ...rules.map((rule) => rule.headers),
  ) as HeaderRule['headers'];
  return [
    ...(type === undefined ? [] : ['types {}', `default_type ${word(type)};`]),
    ...Object.entries(values).map(([name, value]) => `add_header ${name} ${word(value)} always;`),
    'add_header Allow $site_allow always;',
  ];
}

/** No page and no file. Folders with headers of their own ask for it, too, as they go before all patterns. */
const hidden = location(
  `^//|//[^/]|/\\.(?!well-known/)|\\.(?:${Object.values(codings)
    .map((ending) => ending.slice(1))
    .join('|')})$`,
  'return 404;',
);

const nested = (text: string): string => text.replaceAll(/^/gm, '  ');

/** Folders with headers of their own. Each is found by its name alone, which takes no pattern. */
function folderLocations(table: DeliveryTable): readonly string[] {
  const special = table.headers.filter(({under}) => under !== '/');
  return [...new Set(special.map(({under}) => under))].map((under) =>
    [
      `  location ^~ ${under} {`,
      ...headerLines(table, {under}).map((line) => `    ${line}`),
      nested(hidden),
      ...special
        .filter((rule) => rule.under === under && rule.ending !== undefined)
        .map((rule) => location(`${escaped(rule.ending ?? '')}$`, ...headerLines(table, rule), 'try_files $uri =404;'))
        .map(nested),
      '    try_files $uri =404;',
      '  }',
    ].join('\n'),
  );
}

/**
 * The site as a server of nginx: a file for its folder `conf.d`.
 *
 * Redirects are those of `canonicalPath`: to pages that exist, in one step, as a path without a host.
 */
export function nginxServer(
  table: DeliveryTable,
  {listen = '8080', root = '/srv/site', brotli = false}: NginxOptions = {},
): string {
  const aliases = Object.entries(table.aliases).map(([from, to]) =>
    location(`^${escaped(from)}${endings}*+$`, `return 301 ${to}$is_args$args;`),
  );
  const pages = table.routes.filter((route) => route !== '/');
  return `# ${note}
# Change where it listens and where the site lies; TLS is added as for any other server.

map $status $site_allow {
  405 "GET, HEAD";
}
map $request_method $site_refused {
  GET "";
  HEAD "";
  default 1;
}

server {
  listen ${listen};
  server_name _;
  root ${root};

  server_tokens off;
  absolute_redirect off;
  # Two slashes are no other spelling of one.
  merge_slashes off;
  client_header_timeout 15s;
  client_body_timeout 15s;
  client_max_body_size 1k;
  send_timeout 30s;
  sendfile on;
  tcp_nopush on;
  # What is known of a file for a second is not asked for anew.
  open_file_cache max=4000 inactive=1m;
  open_file_cache_valid 1s;
  open_file_cache_errors on;

  types {
${Object.entries(table.types)
  .map(([ending, type]) => `    ${word(type)} ${ending.slice(1)};`)
  .join('\n')}
  }
  default_type ${unknownType};

  # Files that lie beside these: x.html.gz, x.html.br.
  gzip_static on;
  gzip_vary on;
  ${brotli ? 'brotli_static on;' : '# With the module for it (libnginx-mod-http-brotli-static, nginx-mod-http-brotli):\n  # brotli_static on;'}

${headerLines(table, {under: '/'})
  .map((line) => `  ${line}\n`)
  .join('')}
  if ($site_refused) {
    return 405;
  }

  error_page 404 /404.html;
  # An address that cannot be read is one that does not exist, too.
  error_page 400 =404 /404.html;
  location = /404.html {
    internal;
  }

  location = / {
    try_files /index.html =404;
  }

  # No page: slashes without a name between them, files whose names begin with a dot, compressed files by their own names.
${hidden}
${location(`^/404${endings}*+$`, 'return 404;')}

  # Another spelling leads to the one true address.
${[...aliases, location(`^/index${endings}*+$`, 'return 301 /$is_args$args;')].join('\n')}
${location(
  `^(?<page>/.*?)${endings}++$`,
  'if (-f $document_root$page.html) {',
  '  return 301 $page$is_args$args;',
  '}',
  'return 404;',
)}

${folderLocations(table).join('\n')}

  # Pages, each by its name; below, those that are newer than this file.
${pages.map((route) => `  location = ${route} { try_files ${route}.html =404; }`).join('\n')}
  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}

/** What a server that has no folder of the system's is made of. */
export interface NginxMainOptions {
  /** A folder it may write to. */
  folder: string;
  /** Files with servers. */
  servers: readonly string[];
  /** Lines of the whole program: modules, processes, log. */
  program: readonly string[];
}

/** The whole configuration of an nginx that needs no rights and no folders of the system. */
export const nginxMain = ({folder, servers, program}: NginxMainOptions): string => `# ${note}
${program.join('\n')}
# Patterns as machine code: an address is held against several.
pcre_jit on;
pid ${folder}/nginx.pid;

events {
  worker_connections 4096;
}

http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
${servers.map((file) => `  include ${file};`).join('\n')}
}
`;

/** Files for an nginx that is installed on a machine. */
export const writeNginx = ({table}: Site): Readonly<Record<string, string>> => ({'site.conf': nginxServer(table)});
