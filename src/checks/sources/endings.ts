import type {ContentProblem} from '../../node/content/problems';
import type {SourcePage, Sources} from './read';

/** Pages that are read from top to bottom. Overviews lead on all over, and the pages of the API are looked up. */
const isGuide = ({file}: SourcePage): boolean =>
  file.startsWith('docs/') && !file.startsWith('docs/api/') && file !== 'docs/index.mdx';

/** Ids of the section that says where readers go next. */
const endings = ['related', 'next'];

const repair = 'End it with ## Related pages {/* #related */} and a list of two or three pages.';

/** What is wrong with the end of a guide. */
function wrongEnding({outline: {headings, links}}: SourcePage): {line: number; message: string} | undefined {
  const last = headings
    .filter(({depth}) => depth === 2)
    .sort((a, b) => a.line - b.line)
    .at(-1);
  if (!last || !endings.includes(last.id))
    return {line: last?.line ?? 1, message: 'it ends without saying where to go next'};
  const leadsOn = links.some(({line, target}) => line > last.line && target.startsWith('/'));
  return leadsOn ? undefined : {line: last.line, message: 'its last section leads to no other page'};
}

/** Finds guides that do not end with where their readers go next. */
export const findEndings = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages
    .filter((page) => isGuide(page) && page.problems.length === 0)
    .flatMap((page) => {
      const wrong = wrongEnding(page);
      return wrong ? [{file: page.file, ...wrong, repair}] : [];
    });
