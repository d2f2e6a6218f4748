/*
 * Lint rules of our own, in ESLint's format.
 * Source: https://oxc.rs/docs/guide/usage/linter/js-plugins.html
 */
import path from 'node:path';

/**
 * The parts of an ESTree node that the rules read.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} value of text
 * @property {string} [raw] of a literal
 * @property {Node[]} children of an element or fragment
 * @property {Node} expression in braces
 * @property {Node} right of `a && b`
 * @property {Node} consequent of `a ? b : c`
 * @property {Node} alternate of `a ? b : c`
 * @property {{name?: string, property?: {name?: string}}} callee of a call
 */

/** JSX drops comments, and whitespace with a line break. */
const isDropped = (/** @type {Node} */ {type, value, expression}) =>
  type === 'JSXText'
    ? value.trim() === '' && value.includes('\n')
    : type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression';

/**
 * Tells whether an expression renders elements or nothing, as far as its syntax shows: `cond && <b />`, `list.map(…)`.
 * @param {Node} node
 * @returns {boolean}
 */
function rendersElements(node) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'LogicalExpression':
      return rendersElements(node.right);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].every((branch) => branch.raw === 'null' || rendersElements(branch));
    case 'CallExpression':
      return node.callee.name === 'createElement' || node.callee.property?.name === 'map';
    default:
      return false;
  }
}

const isText = (/** @type {Node} */ {type, expression}) =>
  type === 'JSXText' || (type === 'JSXExpressionContainer' && !rendersElements(expression));

/** React keeps such a child after the first render, and at most updates what is inside it. */
const isStatic = (/** @type {Node} */ {type, expression}) =>
  type !== 'JSXExpressionContainer' || expression.type === 'Literal';

/**
 * Text must be the only child of its element if anything beside it can change. Translators and other extensions replace text
 * nodes. React would then update a node that is no longer in the document, or throw when it inserts something before that node.
 */
const loneText = {
  create: (/** @type {{report: (diagnostic: {node: Node, message: string}) => void}} */ {report}) => {
    const check = (/** @type {Node} */ {type, children: childNodes}) => {
      const children = childNodes.filter((child) => !isDropped(child));
      if (type === 'JSXElement' && (children.length === 1 || children.every(isStatic))) return;
      for (const node of children.filter(isText)) {
        const message =
          'Text beside something that can change. Put it into an element of its own, for instance <span>: translators ' +
          'replace text nodes, and React fails on replaced ones.';
        report({node, message});
      }
    };
    return {JSXElement: check, JSXFragment: check};
  },
};

/** Matches React's hooks of state and effects, and its classes for components, which all need React in the browser. */
const interactiveExport =
  /^(?:use(?:State|Reducer|ActionState|Optimistic|Transition|DeferredValue|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore)|(?:Pure)?Component)$/;

/** Built pages silently ignore state, effects and event handlers outside islands, because they are HTML without React. */
const interactive = {
  create: (/** @type {{report: (diagnostic: {node: object, message: string}) => void}} */ {report}) => {
    const reportIf = (/** @type {boolean} */ isInteractive, /** @type {object} */ node) => {
      const message =
        'Only islands run React in the browser: move the component to src/islands/<Name>/index.tsx and export a label ' +
        '(CONTRIBUTING.md, "Add an interactive component").';
      if (isInteractive) report({node, message});
    };
    return {
      ImportDeclaration(/** @type {{source: {value: string}, specifiers: {imported?: {name?: string}}[]}} */ node) {
        for (const specifier of node.source.value === 'react' ? node.specifiers : []) {
          reportIf(interactiveExport.test(specifier.imported?.name ?? ''), specifier);
        }
      },
      MemberExpression(/** @type {{object: {name?: string}, property: {name?: string}}} */ node) {
        reportIf(node.object.name === 'React' && interactiveExport.test(node.property.name ?? ''), node);
      },
      JSXAttribute(/** @type {{name: {name: unknown}}} */ node) {
        reportIf(/^on[A-Z]/.test(String(node.name.name)), node);
      },
    };
  },
};

const data = ['src/facts', 'src/facts/derived', 'src/lib', 'src/build/root'];
const build = [...data, 'src/build/api', 'src/build/markdown', 'src/build/content'];
const markup = [...data, 'src/build/data', 'src/components'];

/**
 * Lists what the code of each folder may import from other folders, types included. A file belongs to the first folder of this
 * list that it is in. CONTRIBUTING.md has a diagram.
 * @type {[folder: string, imports: string[]][]}
 */
const layers = [
  ['src/facts/derived', data],
  ['src/facts', []],
  ['src/lib', ['src/facts']],
  ['src/build/api', data],
  ['src/build/markdown', data],
  ['src/build/content', build],
  ['src/build/data', build],
  ['src/build/output', build],
  ['src/build/plugins', [...build, 'src/build/output', 'src/checks']],
  ['src/checks', build],
  ['src/browser', ['src/lib', 'src/facts/derived/basePath']],
  ['src/components', markup],
  ['src/islands', markup],
  ['src/theme', markup],
  ['src/pages', [...markup, 'src/islands']],
];

const layerOf = (/** @type {string} */ file) => layers.find(([folder]) => `${file}/`.startsWith(`${folder}/`));

/** Keeps imports between the folders of `src/` in one direction, so that a file can be read without those above it. */
const oneWay = {
  create: (
    /** @type {{report: (diagnostic: {node: object, message: string}) => void, cwd: string, filename: string}} */
    {report, cwd, filename},
  ) => {
    const file = path.relative(cwd, filename).replaceAll('\\', '/');
    const [folder = '', imports = []] = layerOf(file) ?? [];
    const check = (/** @type {{source?: {value: string} | null}} */ node) => {
      const source = node.source?.value ?? '';
      if (!folder || !/^(?:@site|\.\.?)\//.test(source)) return;
      const target = source.startsWith('@site/') ? source.slice(6) : path.posix.join(path.posix.dirname(file), source);
      const [layer] = layerOf(target) ?? [folder];
      if (layer === folder || imports.includes(layer) || imports.includes(target)) return;
      report({
        node,
        message: `${folder} may import only ${imports.join(', ') || 'its own files'}. See CONTRIBUTING.md.`,
      });
    };
    return {ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check};
  },
};

export default {meta: {name: 'site'}, rules: {'lone-text': loneText, interactive, 'one-way': oneWay}};
