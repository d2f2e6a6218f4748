import {mistakesAtMatches, type ContentMistake} from '../../build/content/mistakes';
import {policyOption} from '../../lib/markup';
import {readFiles, type Sources} from './readSources';

/** Requests to other sites, by the directive of the Content-Security-Policy that blocks them. Each pattern matches the origin. */
const requestPatterns: Readonly<Record<string, RegExp>> = {
  'connect-src':
    /(?<=\b(?:fetch|sendBeacon|WebSocket|EventSource|axios(?:\.\w+)?)\(\s*["'`])(?:https?|wss?):\/\/[^/"'`]+/g,
  'form-action': /(?<=<form\b[^>]*\saction=\{?["'`])https?:\/\/[^/"'`]+/g,
  'frame-src': /(?<=<iframe\b[^>]*\ssrc=\{?["'`])https?:\/\/[^/"'`]+/g,
  'img-src': /(?<=<img\b[^>]*\ssrc=\{?["'`])https?:\/\/[^/"'`]+/g,
  'media-src': /(?<=(?:<(?:audio|video|source)\b[^>]*\ssrc=\{?|\bnew Audio\()["'`])https?:\/\/[^/"'`]+/g,
};

/** Finds requests of components, islands and client modules to sites that docusaurus.config.ts doesn't name. */
export async function findBlockedRequests({root}: Pick<Sources, 'root'>): Promise<ContentMistake[]> {
  const [config] = await readFiles(root, ['docusaurus.config.ts']);
  const code = await readFiles(root, ['src/**/*.{js,jsx,ts,tsx}', '!src/{browser,build,checks,facts,lib}/**']);
  return Object.entries(requestPatterns).flatMap(([directive, pattern]) =>
    mistakesAtMatches(code, pattern, (origin) =>
      config?.source.includes(origin)
        ? undefined
        : {
            message: `the Content-Security-Policy of pages blocks requests to ${origin}`,
            repair: `Allow its site, and name the company on the privacy page: ${policyOption(directive, origin)}.`,
          },
    ),
  );
}
