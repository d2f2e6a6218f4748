import type {DeliveryTable} from './table';

/** The media type of feeds that end in `.json`. Source: https://www.jsonfeed.org/version/1.1/ */
const FEED_JSON = 'application/feed+json';

/** Matches media types that need `charset=utf-8`; JSON and YAML are UTF-8 by definition. */
const isText = (type: string): boolean => /^text\/|^application\/.*xml$/.test(type);

const isCompressible = (type: string): boolean => isText(type) || /json|yaml|svg|icon/.test(type);

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** nginx uses the first pattern that matches, so the table's last rule comes first. It sends no header with an empty value. */
function headerLines({headers: [general, ...folders]}: DeliveryTable): {maps: string[]; headers: string[]} {
  const names = [...new Set([general, ...folders].flatMap(({headers}) => Object.keys(headers)))];
  const special = (name: string) => folders.toReversed().filter(({headers}) => name in headers);
  const changing = names.filter((name) => special(name).length > 0);
  return {
    maps: changing.map((name) =>
      [
        `map $uri ${variableOf(name)} {`,
        ...special(name).map(({under, headers}) => `  ~^${under} "${headers[name]}";`),
        `  default "${general.headers[name] ?? ''}";`,
        '}',
      ].join('\n'),
    ),
    headers: names.map((name) => {
      const value = changing.includes(name) ? variableOf(name) : `"${general.headers[name]}"`;
      return `  add_header ${name} ${value} always;`;
    }),
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Endings of other addresses of a page: `/faq/`, `/faq.html`, `/faq/index`. */
const ENDINGS = '(?:/index|/|\\.html)';

/**
 * Sets `$address` to the one spelling that isn't redirected. nginx resolves doubled slashes, dot segments and percent-encoded
 * letters in `$uri`, so it would send a page for `//docs`, `/faq%2F` and `/%64ocs`. An address with other characters stays as
 * requested: browsers would encode it again, which loops, and it could break the `Location` line.
 */
const setAddress = (basePath: string): string => `
  set $address $request_uri;
  if (-f $document_root$uri) {
    set $address ${basePath}$uri$is_args$args;
  }
  if (-f $document_root$uri.html) {
    set $address ${basePath}$uri$is_args$args;
  }
  if ($uri ~ [^\\w./-]) {
    set $address $request_uri;
  }`;

const REDIRECT_TO_ADDRESS = `
    if ($request_uri != $address) {
      return 301 $address;
    }`;

/** Strips the base path, because files are in folders without it. Redirects addresses outside it to the front page. */
const withoutBasePath = (basePath: string): string =>
  basePath === ''
    ? ''
    : `
  if ($uri !~ ^(?:${escaped(basePath)}/|/404\\.html$)) {
    return 302 ${basePath}/;
  }
  rewrite ^${escaped(basePath)}(/(?!404\\.html$).*) $1;
`;

/**
 * Returns nginx's configuration of the site, a file for `conf.d`. It redirects every other spelling of an address with one 301, as
 * `canonicalPath` does, and answers 404 for files that only hosts read.
 *
 * `//faq.html`, `/faq/` → 301 `/faq`
 */
export function nginxSite(table: DeliveryTable): string {
  const {maps, headers} = headerLines(table);
  const {basePath} = table;
  const types = Object.entries(table.types);
  // nginx adds text/html to both lists itself, and warns about a duplicate.
  const mediaTypes = [...new Set([...Object.values(table.types), FEED_JSON])].filter((type) => type !== 'text/html');
  return `# Written by every build from src/node/delivery/: edit it there, not here.
# Change "listen" and "root" to what your server has; TLS is added as for any other server.

${maps.join('\n\n')}

server {
  listen 8080;
  root /srv/site;
  server_tokens off;
  # Redirects name only a path, so they also work behind a proxy.
  absolute_redirect off;

  types {
${types.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${mediaTypes.filter(isText).join(' ')};

  # If there is an x.html.gz, nginx sends it for x.html.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${mediaTypes.filter(isCompressible).join(' ')};

${headers.join('\n')}
${withoutBasePath(basePath)}
  # The one address of a file, for requests with doubled slashes, dots or encoded letters.${setAddress(basePath)}

  # nginx answers 400 for an address that it can't decode, such as /50%.
  error_page 400 404 =404 /404.html;
  location = /404.html {
    internal;
  }
  location ~ ^/404${ENDINGS}*$ {
    return 404;
  }

  # Hidden files, files for other hosts and compressed copies aren't public.
  location ~ (?:/\\.(?!well-known/)|^/_|^/netlify\\.toml$|\\.(?:gz|br)$) {
    return 404;
  }

  # Other spellings of an address redirect to the page.
  location ~ ^/index${ENDINGS}*$ {
    return 301 ${basePath}/$is_args$args;
  }
${Object.entries(table.aliases)
  .map(
    ([from, to]) => `  location ~ ^${escaped(from)}${ENDINGS}*$ {\n    return 301 ${basePath}${to}$is_args$args;\n  }`,
  )
  .join('\n')}
  location ~ ^(?<page>/.+?)${ENDINGS}+$ {
    if (-f $document_root$page.html) {
      return 301 ${basePath}$page$is_args$args;
    }
    return 404;
  }

  location ~ ^/feeds/.*\\.json$ {${REDIRECT_TO_ADDRESS}
    types {}
    default_type ${FEED_JSON};
    try_files $uri =404;
  }

  location = / {
    if ($request_uri != ${basePath}/$is_args$args) {
      return 301 ${basePath}/$is_args$args;
    }
    try_files /index.html =404;
  }
  location / {${REDIRECT_TO_ADDRESS}
    try_files $uri $uri.html =404;
  }
}
`;
}
