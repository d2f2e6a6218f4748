import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentProblem} from '../../node/content/problems';

/** By file: what it shows, and what to do for another brand. Replacing a drawing drops the mark in it: "stand-in". */
const drawings: Readonly<Record<string, {shows: string; repair: string}>> = {
  'static/img/logo.svg': {
    shows: 'the logo',
    repair:
      'Draw your own, for 16 pixels too, and run `npm run images`: it makes favicon.ico, apple-touch-icon.png and icon-*.png ' +
      'from the logo and from --night in src/css/tokens.first.css. The cards of shared links follow when the site is built.',
  },
  'static/img/rosettes.svg': {
    shows: 'the pattern behind heads of pages, the footer and cards',
    repair: 'Draw your own tile of 320 by 320 pixels, in the color of --accent: pages show it faintly.',
  },
  'static/img/looking-away.svg': {
    shows: 'the picture on the page for unknown addresses',
    repair: 'Draw your own, and describe it by `alt` in src/components/not-found/NotFound/index.tsx.',
  },
  'src/components/front/Cat/index.tsx': {
    shows: 'the large picture at the top and at the bottom of the landing page',
    repair: 'Draw your own in colors of src/css/tokens.first.css, and drop the word "stand-in".',
  },
};

/**
 * Finds the drawings that the site came with, which don't follow the brand's colors and name. A deployment may keep them.
 * @param siteDir root of the project
 */
export async function findDrawings(siteDir: string): Promise<ContentProblem[]> {
  const problems = Object.entries(drawings).map(async ([file, {shows, repair}]): Promise<ContentProblem[]> => {
    const place = path.join(siteDir, file);
    if (!existsSync(place)) return [];
    const lines = (await readFile(place, 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes('stand-in')) + 1;
    return line === 0 ? [] : [{file, line, message: `${shows} is a drawing that the site came with`, repair}];
  });
  return (await Promise.all(problems)).flat();
}
