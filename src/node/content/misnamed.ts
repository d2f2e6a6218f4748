import {nearest, suggest} from '../../shared/nearest';
import {components, icons} from '../markdown/pageComponents';
import type {Mistake} from '../../shared/mistake';

const list = 'src/node/markdown/pageComponents.ts';

/** A component that does not exist. Lower case is an element of HTML. */
export function misnamedComponent(name: string): Mistake | undefined {
  if (!/^[A-Z]|\./.test(name) || components.has(name)) return undefined;
  return {
    message: `no component named ${name}`,
    repair: `${suggest(name, [...components.keys()])} A new one that readers use is a folder in src/islands/, because only islands run in the browser; one that only shows something is a line in ${list}.`,
  };
}

/** An icon that does not exist. */
export function misnamedIcon(name: string): Mistake | undefined {
  if (icons.has(name)) return undefined;
  const near = nearest(name, [...icons.keys()]);
  const guess = near === undefined ? '' : `Did you mean ${near}? `;
  return {message: `no icon named ${name}`, repair: `${guess}Icons have the names of lucide-react: icon={PawPrint}.`};
}

/** A statement of JavaScript on a page. */
export const ownStatement: Mistake = {
  message: 'a page has no imports and no exports',
  repair: `Delete this: what a page names is imported by itself, if it is in ${list}.`,
};
