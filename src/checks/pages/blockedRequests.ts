import {visit} from 'unist-util-visit';
import {mistakesAtMatches, type ContentMistake} from '../../build/content/mistakes';
import {policyOption} from '../../lib/markup';
import {readFiles, type SourcePage, type Sources} from './readSources';

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
  ['style-src', /(?<=@import\s+(?:url\(\s*)?["']?)(?:https?:)?\/\/[^/?#"'`)\s;$]+/g],
  ['font-src', /(?<=@font-face[^}]*\burl\(\s*["']?)(?:https?:)?\/\/[^/?#"'`)\s;$]+/g],
  // `background: url(https://a.example/b.png)`
  ['img-src', /(?<=(?<!@font-face[^}]*|@import\s+)\burl\(\s*["']?)(?:https?:)?\/\/[^/?#"'`)\s;$]+/g],
  ['form-action', /(?<=<form\b[^>]*\saction=\{?["'`])https?:\/\/[^/"'`]+/g],
  ['frame-src', /(?<=<iframe\b[^>]*\ssrc=\{?["'`])https?:\/\/[^/"'`]+/g],
  ['img-src', /(?<=(?:<img\b[^>]*\ssrc=\{?|\bnew Image\(\)\.src = )["'`]|!\[[^\]]*\]\()https?:\/\/[^/"'`)]+/g],
  ['media-src', /(?<=(?:<(?:audio|video|source)\b[^>]*\ssrc=\{?|\bnew Audio\()["'`])https?:\/\/[^/"'`]+/g],
];

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Empties code and comments of a Markdown page, which browsers don't load. */
function withoutCode({source, tree}: Pick<SourcePage, 'source' | 'tree'>): string {
  let text = source.replaceAll(/\{\/\*[^]*?\*\/\}/g, blank);
  visit(tree, ['code', 'inlineCode'], ({position}) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
  });
  return text;
}

/** Returns the source of a directive in `customFields.policy`, or of the whole configuration if a variable holds the policy. */
function directiveSource(configSource: string, directive: string): string {
  const match = /\bpolicy(?:: (?<literal>\{[^}]*\})|: \w|\s*[,}])/.exec(configSource);
  const policy = match?.groups?.literal;
  if (policy === undefined) return match ? configSource : '';
  return new RegExp(`\\b${directive}['"]?:\\s*\\[[^\\]]*`).exec(policy)?.[0] ?? '';
}

/** Finds requests of pages, components, islands, client modules and stylesheets to sites that the configuration doesn't allow. */
export async function findBlockedRequests({root, pages}: Pick<Sources, 'root' | 'pages'>): Promise<ContentMistake[]> {
  const [config] = await readFiles(root, ['docusaurus.config.ts']);
  const code = await readFiles(root, [
    'src/**/*.{css,js,jsx,less,pcss,sass,scss,ts,tsx}',
    '!src/{browser,build,checks,facts,lib}/**',
  ]);
  const pageTexts = pages.map((page) => ({file: page.file, source: withoutCode(page)}));
  return requestPatterns.flatMap(([directive, pattern]) => {
    const allowedSites = directiveSource(config?.source ?? '', directive);
    const advice = /^(?:font|img|media|style)/.test(directive) ? 'Put the file into static/, or allow' : 'Allow';
    return mistakesAtMatches([...code, ...pageTexts], pattern, (match) => {
      const origin = match.replace(/^\/\//, 'https://');
      if (allowedSites.includes(origin)) return undefined;
      return {
        message: `the Content-Security-Policy of pages blocks requests to ${origin}`,
        repair: `${advice} its site, and name the company on the privacy page: ${policyOption(directive, origin)}.`,
      };
    });
  });
}
