import {feedFolder} from '../../shared/routing/feeds';
import type {DeliveryTable} from './table';

/** Of feeds that end in `.json`, as other files do. Source: https://www.jsonfeed.org/version/1.1/ */
const FEED_JSON = 'application/feed+json';

/** Media types of text, which is UTF-8; JSON and YAML are UTF-8 by definition. */
const isText = (type: string): boolean => /^text\/|^application\/.*xml$/.test(type);

/** Media types that get smaller by compression. */
const isCompressible = (type: string): boolean => isText(type) || /json|yaml|svg|icon/.test(type);

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Headers as nginx is told them: by name, the value that all files have and those of folders. nginx takes the first pattern
 * that matches, so the table's last rule stands first. An empty value is not sent.
 */
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

/** A text that a regular expression of nginx matches as it is. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What can follow the address of a page and leads to the same page. */
const ENDINGS = '(?:/index|/|\\.html)';

/**
 * Sets `$address` to the only spelling of an address that exists. nginx resolves doubled slashes, dot segments and
 * percent-encoded letters (`//docs`, `/faq%2F`, `/%64ocs`) in `$uri` and would send the file at each. An address of other
 * than plain characters stays as it was asked for: browsers would encode it again, which loops, or it could break the line.
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

/** Leads other addresses to the front page, and takes the base path off the rest, since no file has it in its path. */
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
 * The site as a server of nginx: a file for its folder `conf.d`. Every page has one address; other spellings of it are
 * redirected there with one 301, as `canonicalPath` would have it. Files that only hosts read are not found.
 */
export function nginxSite(table: DeliveryTable): string {
  const {maps, headers} = headerLines(table);
  const {basePath} = table;
  const types = Object.entries(table.types);
  // nginx has text/html in both of its lists already, and warns where it is named.
  const mediaTypes = [...new Set([...Object.values(table.types), FEED_JSON])].filter((type) => type !== 'text/html');
  return `# Written by every build from src/node/delivery/: edit it there, not here.
# Change "listen" and "root" to what your server has; TLS is added as for any other server.

${maps.join('\n\n')}

server {
  listen 8080;
  root /srv/site;
  server_tokens off;
  # Redirects name a path only, so they are right behind a proxy, too.
  absolute_redirect off;

  types {
${types.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${mediaTypes.filter(isText).join(' ')};

  # Where x.html.gz lies beside x.html it is sent as it is.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${mediaTypes.filter(isCompressible).join(' ')};

${headers.join('\n')}
${withoutBasePath(basePath)}
  # Doubled slashes, dots and encoded letters are no other address.${setAddress(basePath)}

  # An address that cannot be decoded, such as /50%, does not exist either.
  error_page 400 404 =404 /404.html;
  location = /404.html {
    internal;
  }
  location ~ ^/404${ENDINGS}*$ {
    return 404;
  }

  # Hidden files, files for other hosts, and compressed copies are no addresses.
  location ~ (?:/\\.(?!well-known/)|^/_|^/netlify\\.toml$|\\.(?:gz|br)$) {
    return 404;
  }

  # Another spelling of a page leads to its one address.
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

  location ~ ^${feedFolder}/.*\\.json$ {${REDIRECT_TO_ADDRESS}
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
