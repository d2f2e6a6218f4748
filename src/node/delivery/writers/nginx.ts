import {codings, note, type Site} from '../host';
import {escaped, namesIn, patternOf} from '../patterns';
import {unknownType, type DeliveryTable} from '../table';

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

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** The value of a header by the address of the file that is sent; none where no rule has it. */
function valueMap(name: string, {headers}: DeliveryTable): string {
  // The first line that fits is taken here, the last rule there.
  const lines = headers
    .flatMap((rule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : [`  ${pattern(`~${patternOf(rule)}`)} ${word(value)};`];
    })
    .reverse();
  return [`map $uri ${variableOf(name)} {`, ...lines, '}'].join('\n');
}

/** Endings that `canonicalPath` strips; possessive, so that no address costs more time than its length. */
const endings = '(?:/index|/|(?<=[^/])\\.html)';

const location = (source: string, ...lines: string[]): string =>
  `  location ~ ${pattern(source)} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;

/** Locations of media types that follow from more than the ending. */
const typedLocations = ({headers}: DeliveryTable): readonly string[] =>
  headers.flatMap((rule) => {
    const type = rule.headers['Content-Type'];
    return type === undefined ? [] : [location(patternOf(rule), 'types {}', `default_type ${type};`)];
  });

/**
 * The site as a server of nginx: a file for its folder `conf.d`.
 *
 * Redirects are those of `canonicalPath`: to pages that exist, in one step, as a path without a host.
 */
export function nginxServer(
  table: DeliveryTable,
  {listen = '8080', root = '/srv/site', brotli = false}: NginxOptions = {},
): string {
  const names = namesIn(table.headers);
  const aliases = Object.entries(table.aliases).map(([from, to]) =>
    location(`^${escaped(from)}${endings}*+$`, `return 301 ${to}$is_args$args;`),
  );
  return `# ${note}
# Change where it listens and where the site lies; TLS is added as for any other server.

# Headers by the address of the file that is sent.
${names.map((name) => valueMap(name, table)).join('\n')}
map $status $site_allow {
  405 "GET, HEAD";
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

${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}
  add_header Allow $site_allow always;

  if ($request_method !~ ^(?:GET|HEAD)$) {
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
${location(
  `^//|//[^/]|/\\.(?!well-known/)|\\.(?:${Object.values(codings)
    .map((ending) => ending.slice(1))
    .join('|')})$`,
  'return 404;',
)}
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

${typedLocations(table).join('\n')}

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
