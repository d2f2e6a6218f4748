import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentMistake} from '../../build/content/mistakes';

/** Keyed by file. Each file contains the word "stand-in", so a replaced one is no longer reported. */
const templateFiles: Readonly<Record<string, {shows: string; repair: string}>> = {
  'static/img/logo.svg': {
    shows: 'the logo',
    repair:
      'Draw your own, legible even at 16 pixels, and run `npm run images`: it generates favicon.ico, apple-touch-icon.png and ' +
      'icon-*.png from the logo and --night in src/css/tokens.first.css. The build updates the social cards.',
  },
  'static/img/rosettes.svg': {
    shows: 'the pattern behind page headers, the footer and cards',
    repair: 'Draw your own tile of 320 by 320 pixels, in the color of --accent. Pages show it faintly.',
  },
  'static/img/looking-away.svg': {
    shows: 'the picture on the not-found page',
    repair: 'Draw your own, and describe it in `alt` of src/theme/NotFound/Content/index.tsx.',
  },
  'src/pages/_parts/Cat/index.tsx': {
    shows: 'the large picture at the top and bottom of the landing page',
    repair: 'Draw your own in the colors of src/css/tokens.first.css, and delete the word "stand-in".',
  },
  '.github/CODEOWNERS': {
    shows: 'the list of reviewers',
    repair: 'Name the team or people who review changes, or delete the file.',
  },
};

/** Finds drawings and lists that still come from the template. */
export async function findTemplateFiles(root: string): Promise<ContentMistake[]> {
  const mistakes = Object.entries(templateFiles).map(async ([file, {shows, repair}]): Promise<ContentMistake[]> => {
    const templateFile = path.join(root, file);
    if (!existsSync(templateFile)) return [];
    const lines = (await readFile(templateFile, 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes('stand-in')) + 1;
    return line === 0 ? [] : [{file, line, message: `${shows} is still the template's`, repair}];
  });
  return (await Promise.all(mistakes)).flat();
}
