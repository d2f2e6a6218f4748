import type {ContentProblem} from '../../node/content/problems';
import type {BuiltPages} from '../check';
import {builtFile} from './pages';

/** Finds icons that are drawn elsewhere on their page, and are not: nothing shows, and no browser complains. */
const findGone = (pages: BuiltPages): ContentProblem[] =>
  [...pages].flatMap(([route, $]) => {
    const ids = new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get(),
    );
    const named = $('use[href^="#"]').map((_, element) => $(element).attr('href')?.slice(1));
    return [...new Set(named.get().filter((id) => !ids.has(id)))].map((id) => ({
      file: builtFile(route),
      line: 1,
      message: `an icon names the drawing ${id}, which is not on the page`,
      repair:
        'Take an icon of lucide-react; the sprite of the theme is left out by src/node/plugins/page-script/template.ts.',
    }));
  });

/** Finds drawings without a size of their own: where styles do not come, one fills the window. */
const findWithoutSize = (pages: BuiltPages): ContentProblem[] =>
  [...pages].flatMap(([route, $]) =>
    $('body svg:not(svg svg):not([width][height])')
      .toArray()
      .map((drawing) => ({
        file: builtFile(route),
        line: 1,
        message: `a drawing has no width and height: ${$.html(drawing).slice(0, 80)}`,
        repair: 'Give the svg element both; styles can still make it larger or smaller.',
      })),
  );

/** Finds drawings that would not be seen, or seen as nothing else. */
export const findDrawings = (pages: BuiltPages): ContentProblem[] => [...findGone(pages), ...findWithoutSize(pages)];
