/**
 * @typedef {{file: string, source: string}} Source
 * @typedef {{file: string, line: number, message: string, repair: string}} Problem
 */

export const moveToIsland =
  'Only islands run React in the browser: move the component to src/islands/<Name>/index.tsx and export a label ' +
  '(CONTRIBUTING.md, "Add an interactive component").';

const hooks =
  'use(?:State|Reducer|ActionState|Optimistic|Transition|DeferredValue|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore)';
const classes = '(?:Pure)?Component';
const handler = 'on[A-Z]\\w*';

export const interactiveImport = new RegExp(`^(?:${hooks}|${classes})$`);

export const eventHandler = new RegExp(`^${handler}$`);

const interactive = new RegExp(
  `\\b${hooks}(?=\\()|\\b${handler}(?==\\{)|\\bextends\\s+(?:React\\.)?${classes}\\b`,
  'g',
);

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g;

/**
 * Finds interactive code, which does nothing on a built page because it has no React.
 *
 * `const [open, setOpen] = useState(false)` → "useState does nothing on a built page"
 * @param {Source} component a file outside `src/islands/`
 * @returns {Problem[]}
 */
export function interactiveProblems({file, source}) {
  const code = source.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(interactive)].map(({0: found, index}) => ({
    file,
    line: code.slice(0, index).split('\n').length,
    message: `${found.startsWith('extends') ? 'a class component' : found} does nothing on a built page`,
    repair: moveToIsland,
  }));
}

/**
 * Finds missing exports in an island's `index.tsx`.
 * @param {Source} island
 * @returns {Problem[]}
 */
export function islandProblems({file, source}) {
  /** @param {string} name */
  const has = (name) =>
    new RegExp(`\\bexport\\s+(?:const\\s+${name}\\b|${name}\\b|\\{[^}]*\\b${name}\\b)`).test(source);
  /** @type {[string, string][]} */
  const wanted = [
    ['default', 'Export its React component: export {default} from ./Quiz.'],
    ['label', "Name it for messages, at the start of a sentence: export const label = 'The quiz';"],
  ];
  return wanted
    .filter(([name]) => !has(name))
    .map(([name, repair]) => ({file, line: 1, message: `the island has no ${name} export`, repair}));
}
