/**
 * @typedef {{file: string, source: string}} Source
 * @typedef {{file: string, line: number, message: string, repair: string}} Problem
 */

const move =
  'Only islands run React in the browser: move the component to src/islands/<Name>/index.tsx and export a label ' +
  '(CONTRIBUTING.md, "Add an interactive component").';

/** State, effects and event handlers in the source of a component, each with what it is called in messages. */
const interactive =
  /\buse(?:State|Reducer|ActionState|Optimistic|Transition|DeferredValue|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore)(?=\()|\bon[A-Z]\w*(?==\{)|\bextends\s+(?:React\.)?(?:Pure)?Component\b/g;

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g;

/**
 * Finds what would do nothing on a built page, which is HTML without React.
 *
 * `const [open, setOpen] = useState(false)` gives "useState does nothing on a built page".
 * @param {Source} component a file outside `src/islands/`
 * @returns {Problem[]}
 */
export function interactiveProblems({file, source}) {
  const code = source.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(interactive)].map(({0: found, index}) => ({
    file,
    line: code.slice(0, index).split('\n').length,
    message: `${found.startsWith('extends') ? 'a class component' : found} does nothing on a built page`,
    repair: move,
  }));
}

/**
 * Finds what an island's `index.tsx` lacks.
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

/**
 * Stops the compilation of a file with problems.
 * @param {readonly Problem[]} problems
 */
export function refuse(problems) {
  if (problems.length === 0) return;
  const text = problems.map(({file, line, message, repair}) => `${file}:${line}: ${message}\n  ${repair}`).join('\n\n');
  const error = new Error(text);
  error.stack = text;
  throw error;
}
