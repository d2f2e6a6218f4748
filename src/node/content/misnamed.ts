import {nearest, suggest} from '../../shared/nearest';
import {components, icons} from '../markdown/pageComponents';
import type {ContentProblem} from './problems';
import type {Event} from './regions';

type Problem = Pick<ContentProblem, 'message' | 'repair'>;

const list = 'src/node/markdown/pageComponents.ts';

function misnamedComponent(name: string): Problem | undefined {
  // Lower case is an element of HTML, and blocks have a registry of their own.
  const isComponent = /^[A-Z]|\./.test(name) && !/^Facts\b/.test(name);
  if (!isComponent || components.has(name)) return undefined;
  return {
    message: `no component named ${name}`,
    repair: `${suggest(name, [...components.keys()])} A new one is a line in ${list}.`,
  };
}

function misnamedIcon(name: string): Problem | undefined {
  if (icons.has(name)) return undefined;
  const near = nearest(name, [...icons.keys()]);
  const guess = near === undefined ? '' : `Did you mean ${near}? `;
  return {message: `no icon named ${name}`, repair: `${guess}Icons have the names of lucide-react: icon={PawPrint}.`};
}

const ownStatement: Problem = {
  message: 'a page has no imports and no exports',
  repair: `Delete this: what a page names is imported by itself, if it is in ${list}.`,
};

/** The part of an element that a token of the parser is: empty for the whole tag, `Name`, `AttributeName` and so on. */
const partOfTag = (type: string): string | undefined => /^mdxJsx(?:Flow|Text)Tag(?<part>.*)$/.exec(type)?.groups?.part;

/**
 * Finds components and icons that do not exist, and imports and exports: a page has none.
 * @param events the page as the parser reads it
 */
export function findMisnamed(events: readonly Event[], source: string): (Problem & {offset: number})[] {
  let attribute = '';
  let isClosing = false;

  const problemOf = (type: string, text: string, column: number): Problem | undefined => {
    if (type === 'paragraph') return column === 1 && /^(?:import|export)\s/.test(text) ? ownStatement : undefined;
    switch (partOfTag(type)) {
      case '':
        isClosing = text.startsWith('</');
        return undefined;
      case 'Name':
        return isClosing ? undefined : misnamedComponent(text);
      case 'AttributeName':
        attribute = text;
        return undefined;
      case 'AttributeValueExpression':
        return attribute === 'icon' ? misnamedIcon(text.slice(1, -1).trim()) : undefined;
      default:
        return undefined;
    }
  };

  return events.flatMap(([kind, {type, start, end}]) => {
    const problem =
      kind === 'enter' ? problemOf(type, source.slice(start.offset, end.offset).trim(), start.column) : undefined;
    return problem ? [{offset: start.offset, ...problem}] : [];
  });
}
