import {expect, it} from 'vitest';
import {findBlockedRequests} from '../../src/checks/pages/blockedRequests';
import {parsePage} from '../../src/checks/pages/readSources';
import {temporaryFolder} from '../helpers/temporaryFolder';

const code = `fetch('https://a.example/1');
fetch(\`/own\`);
navigator.sendBeacon("https://b.example", 'x');
export const media = <><img alt="" src="https://c.example/d.png" /><a href="https://e.example">f</a></>;
export const form = <form method="post" action={'https://g.example/h'} />;
new Audio('https://c.example/i.mp3');
request.open('GET', 'https://a.example/j');
const API = 'https://k.example/v1';
fetch(\`\${API}/l\`);
`;

const originsIn = async (file: string, config: string, source = code): Promise<string[]> =>
  (await findBlockedRequests({root: temporaryFolder({[file]: source, 'docusaurus.config.ts': config}), pages: []})).map(
    ({line, message, repair}) => `${line} ${message.replace(/.* /, '')} ${/'(\w+-\w+)'/.exec(repair)?.[1]}`,
  );

it('findBlockedRequests reports requests to other sites with the directive that blocks them', async () => {
  expect((await originsIn('src/islands/Quiz/index.tsx', '')).sort()).toEqual([
    '1 https://a.example connect-src',
    '3 https://b.example connect-src',
    '4 https://c.example img-src',
    '5 https://g.example form-action',
    '6 https://c.example media-src',
    '7 https://a.example connect-src',
    '8 https://k.example connect-src',
  ]);
});

it('findBlockedRequests reports files of other sites in stylesheets', async () => {
  const sheet = `@import url('https://a.example/b.css');
@font-face { font-family: B; src: local('B'), url("https://c.example/d.woff2"); }
p { background: url(//e.example/f.png) }
p { background: url(/g.png) }`;
  expect(await originsIn('src/css/custom.css', '', sheet)).toEqual([
    '1 https://a.example style-src',
    '2 https://c.example font-src',
    '3 https://e.example img-src',
  ]);
});

it.each([
  ["headTags: [{tagName: 'link', attributes: {rel: 'preconnect', href: 'https://a.example'}}],", 1],
  ["customFields: {policy: {'connect-src': ['https://a.example']}}, links: ['/privacy-policy'],", 0],
  ["customFields: {policy: {'img-src': ['https://a.example'], 'connect-src': ['https://b.example']}},", 1],
  ["const allowed = {'connect-src': ['https://a.example']};\nexport default {customFields: {policy: allowed}};", 0],
])('findBlockedRequests asks the policy of the configuration: %s', async (config, count) => {
  expect(await originsIn('src/analytics.ts', config, "fetch('https://a.example/b');")).toHaveLength(count);
});

it('findBlockedRequests accepts requests in code that no page runs', async () => {
  expect(await originsIn('src/build/api/samples.ts', '')).toEqual([]);
});

it('findBlockedRequests ignores code that a Markdown page shows', async () => {
  const source =
    '~~~html\n<img src="https://a.example/b">\n~~~\n`![x](https://a.example/b)`\n{/* ![x](https://a.example/b) */}\n\n<img src="https://c.example/d" />';
  const page = await parsePage({file: 'docs/planted.mdx', source});
  const mistakes = await findBlockedRequests({root: temporaryFolder({}), pages: [page]});
  expect(mistakes).toMatchObject([{file: 'docs/planted.mdx', line: 7}]);
});
