import {mistakesAtMatches, type ContentMistake} from '../../build/content/mistakes';
import {policyOption} from '../../lib/markup';
import {readFiles, type Sources} from './readSources';

/** Functions that send a request to their first argument, or to the second of `XMLHttpRequest.open`. */
const requestCall =
  /\b(?:(?:fetch|sendBeacon|WebSocket|EventSource|axios(?:\.\w+)?)\(\s*|open\(\s*["'`][A-Z]+["'`],\s*)/.source;

/** Requests to other sites, by the directive of the Content-Security-Policy that blocks them. The patterns match the origin. */
const requestPatterns: readonly (readonly [directive: string, pattern: RegExp])[] = [
  ['connect-src', new RegExp(`(?<=${requestCall}["'\`])(?:https?|wss?)://[^/"'\`]+`, 'g')],
  // `const API = 'https://api.example'; fetch(`${API}/items`)`
  [
    'connect-src',
    new RegExp(
      `(?<=\\b(?:const|let) (?<name>\\w+) = ["'\`])(?:https?|wss?)://[^/"'\`]+(?=[^]*${requestCall}(?:\`\\$\\{)?\\k<name>\\b)`,
      'g',
    ),
  ],
  ['style-src', /(?<=@import\s+(?:url\()?["']?)(?:https?:)?\/\/[^/"')]+/g],
  ['font-src', /(?<=@font-face[^}]*\burl\(["']?)(?:https?:)?\/\/[^/"')]+/g],
  // `background: url(https://a.example/b.png)`
  ['img-src', /(?<=(?<!@font-face[^}]*|@import\s+)\burl\(["']?)(?:https?:)?\/\/[^/"')]+/g],
  ['form-action', /(?<=<form\b[^>]*\saction=\{?["'`])https?:\/\/[^/"'`]+/g],
  ['frame-src', /(?<=<iframe\b[^>]*\ssrc=\{?["'`])https?:\/\/[^/"'`]+/g],
  ['img-src', /(?<=(?:<img\b[^>]*\ssrc=\{?|\bnew Image\(\)\.src = )["'`]|!\[[^\]]*\]\()https?:\/\/[^/"'`)]+/g],
  ['media-src', /(?<=(?:<(?:audio|video|source)\b[^>]*\ssrc=\{?|\bnew Audio\()["'`])https?:\/\/[^/"'`]+/g],
];

/** Empties the code of a Markdown page, which is only shown. Its line breaks stay. */
const withoutCode = (source: string): string =>
  source.replaceAll(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, (code) => code.replaceAll(/[^\n]/g, ''));

/** Returns the source of `customFields.policy`, or of the whole configuration if a variable holds it: `policy: allowedSites` */
function policySource(configSource: string): string {
  const match = /\bpolicy(?:: (?<literal>\{[^}]*\})|: \w|\s*[,}])/.exec(configSource);
  return match ? (match.groups?.literal ?? configSource) : '';
}

/** Finds requests of pages, components, islands, client modules and stylesheets to sites that the configuration doesn't allow. */
export async function findBlockedRequests({root, pages}: Pick<Sources, 'root' | 'pages'>): Promise<ContentMistake[]> {
  const [config] = await readFiles(root, ['docusaurus.config.ts']);
  const allowedSites = policySource(config?.source ?? '');
  const code = await readFiles(root, ['src/**/*.{css,js,jsx,pcss,ts,tsx}', '!src/{browser,build,checks,facts,lib}/**']);
  const pageTexts = pages.map(({file, source}) => ({file, source: withoutCode(source)}));
  return requestPatterns.flatMap(([directive, pattern]) =>
    mistakesAtMatches([...code, ...pageTexts], pattern, (match) => {
      const origin = match.replace(/^\/\//, 'https://');
      if (allowedSites.includes(origin)) return undefined;
      const advice = /^(?:font|img|media|style)/.test(directive) ? 'Put the file into static/, or allow' : 'Allow';
      return {
        message: `the Content-Security-Policy of pages blocks requests to ${origin}`,
        repair: `${advice} its site, and name the company on the privacy page: ${policyOption(directive, origin)}.`,
      };
    }),
  );
}
