import {extname} from 'node:path/posix';
import {headersOf} from '../answers';
import {HostLimitError, note, type Site} from '../host';
import {hashedFolder, type DeliveryTable} from '../table';

/** Most bytes of a CloudFront function. */
const functionLimit = 10_240;

/**
 * A function of CloudFront.
 * @throws HostLimitError if it is longer than CloudFront takes
 */
function edgeFunction(code: string): string {
  const whole = `// ${note}\n${code}`;
  if (whole.length > functionLimit) {
    throw new HostLimitError(
      `CloudFront takes functions of ${functionLimit} bytes; this one has ${whole.length}. Leave to the store what it can say: src/node/delivery/writers/s3.ts.`,
    );
  }
  return whole;
}

/**
 * Runs before the cache is asked: another spelling leads to the true address, by the rules of `canonicalPath`, and a page is
 * the file of its name.
 */
const requestFunction = ({routes, aliases}: DeliveryTable): string =>
  edgeFunction(`var pages = ${JSON.stringify(routes)};
var aliases = ${JSON.stringify(aliases)};

function trueAddress(path) {
  for (;;) {
    if (path.endsWith('/')) path = path.slice(0, -1);
    else if (path.endsWith('/index')) path = path.slice(0, -6);
    else if (path.endsWith('.html') && !path.endsWith('/.html')) path = path.slice(0, -5);
    else return path === '' ? '/' : aliases[path] || path;
  }
}

function written(query) {
  var parts = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function handler(event) {
  var request = event.request;
  if (request.uri.startsWith('//')) return request;
  var address = trueAddress(request.uri);
  if (pages.indexOf(address) === -1) {
    // The page for what does not exist has no address of its own.
    if (address === '/404') request.uri = address;
    return request;
  }
  if (address !== request.uri) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {location: {value: address + written(request.querystring)}, 'cache-control': {value: 'no-cache'}}
    };
  }
  request.uri = address === '/' ? '/index.html' : address + '.html';
  return request;
}
`);

/** Runs before an answer is sent. Types and caching come from the store, as CloudFront goes by them, too. */
const responseFunction = ({headers}: DeliveryTable): string => {
  const rules = headers.map((rule) => [
    rule.under,
    rule.ending ?? '',
    Object.fromEntries(
      Object.entries(rule.headers)
        .filter(([name]) => name !== 'Cache-Control' && name !== 'Content-Type')
        .map(([name, value]) => [name.toLowerCase(), {value}]),
    ),
  ]);
  return edgeFunction(`var rules = ${JSON.stringify(rules, null, 1)};

function handler(event) {
  var response = event.response;
  rules.forEach(function (rule) {
    if (event.request.uri.startsWith(rule[0]) && event.request.uri.endsWith(rule[1])) Object.assign(response.headers, rule[2]);
  });
  return response;
}
`);
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that puts files into the store, with the type and the caching of one of them. */
function put(table: DeliveryTable, sample: string, filters: string): string {
  const headers = headersOf(table, sample);
  return `put ${quoted(headers['Content-Type'] ?? '')} ${quoted(headers['Cache-Control'] ?? '')} ${filters}`;
}

/** Files whose names never change come first, so that no page is there before what it asks for. */
function upload({table, files}: Site): string {
  const hashed = hashedFolder.slice(1);
  const endings = (inFolder: boolean): string[] =>
    [
      ...new Set(files.filter((file) => file.startsWith(hashedFolder) === inFolder).map((file) => extname(file))),
    ].filter(Boolean);
  const lines = [
    ...endings(true).map((ending) => put(table, `${hashedFolder}x${ending}`, `--include '${hashed}*${ending}'`)),
    ...endings(false).map((ending) => put(table, `/x${ending}`, `--include '*${ending}' --exclude '${hashed}*'`)),
    // Types that follow from more than the ending.
    ...table.headers
      .filter(({headers}) => 'Content-Type' in headers)
      .map(({under, ending = ''}) => put(table, `${under}x${ending}`, `--include '${under.slice(1)}*${ending}'`)),
  ];
  return `#!/bin/sh
# ${note}
# Puts build/ into a store: sh deploy/s3/upload.sh BUCKET. Another store than Amazon's: AWS_ENDPOINT_URL_S3.
set -eu
bucket="s3://$1"
put() {
  type="$1"
  caching="$2"
  shift 2
  aws s3 cp build "$bucket" --recursive --only-show-errors --content-type "$type" --cache-control "$caching" --exclude '*' "$@"
}
${lines.join('\n')}
# What the site has no more.
aws s3 sync build "$bucket" --size-only --delete --only-show-errors
`;
}

/** Files for a store like Amazon's S3 behind CloudFront: two functions, and what fills the store. */
export const writeS3 = (site: Site): Readonly<Record<string, string>> => ({
  'request.js': requestFunction(site.table),
  'response.js': responseFunction(site.table),
  'upload.sh': upload(site),
});
