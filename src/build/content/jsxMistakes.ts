import {existsSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {globSync} from 'tinyglobby';
import type {Nodes, RootContentMap} from 'mdast';
import type {} from 'remark-mdx';
import {chatComponentNames, propIssues, propNames, type ComponentName} from '../../lib/chat/propSchemas';
import {commandNameMistakes} from '../../facts/derived/commands/commandLine';
import type {Mistake} from '../../lib/mistake';
import {suggest} from '../../lib/nearest';
import {componentExports, iconExports} from '../markdown/pageComponents';
import {root} from '../root';

export type JsxElement = RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement'];

/** The parser sets the position of props, but their type lacks it. */
type Prop = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}> & Pick<Nodes, 'position'>;

/** Repairs for components that Docusaurus users know and pages don't have. */
const repairsByComponent: ReadonlyMap<string, string> = new Map([
  ['BrowserOnly', 'Write an island (CONTRIBUTING.md, "Add an interactive component").'],
  ['CodeBlock', 'Write a fence: ```js.'],
  ['Details', 'Write <details>.'],
  ['DocCardList', 'Write a list of links.'],
  ['Head', 'Write title, description and image into the front matter.'],
  ['Link', 'Write [text](/docs/page).'],
  ['ThemedImage', 'Write ![what it shows](./picture.png).'],
  ['TOCInline', 'Delete it, because the page has a table of contents beside its text.'],
]);

/** Source of a regular expression for classes of Infima, whose stylesheet the site doesn't load: `row`, `margin-top--lg` */
export const infimaClassSource =
  '(?:container|row|col|(?:col|alert|badge|button|card|hero)(?:--|__)[\\w-]+|(?:margin|padding|text)-*--?[\\w-]+)';

const infimaClassPattern = new RegExp(`(?<!\\S)${infimaClassSource}(?!\\S)`);

/** Matches code that runs, in the JSON of a syntax tree (ESTree). */
const executableCodePattern = /"type":"(?:ArrowFunction|Function|New|Call|TaggedTemplate)Expression"|"type":"JSX/;

function propMistake(elementName: string, {name, value}: Prop): Mistake | undefined {
  const {value: code, data} = typeof value === 'object' && value !== null ? value : {};
  if (code?.startsWith('$')) {
    return {message: `malformed placeholder {${code}}`, repair: `Write it in quotes: ${name}="{$path.to.fact}".`};
  }
  if (name === 'icon' && code !== undefined) {
    if (iconExports.has(code.trim())) return undefined;
    return {message: `unknown icon {${code}}`, repair: suggest(code, [...iconExports.keys()])};
  }
  // A component's `style` can be a prop of its own: <Button style="primary" />.
  if (name === 'style' && /^[a-z]/.test(elementName)) {
    const repair = 'Write className="…", and style that class in src/css/content.css.';
    return {message: 'the Content-Security-Policy of pages blocks the style attribute', repair};
  }
  if (/^class(?:Name)?$/.test(name) && typeof value === 'string' && infimaClassPattern.test(value)) {
    const repair = 'Write a class of your own, and style it in src/css/content.css.';
    return {message: `Infima's classes have no styles here: "${value}"`, repair};
  }
  // <img src={picture} /> uses a variable; `require` and `useBaseUrl` are refused in any element.
  const isVariableInHtml =
    /^[a-z]/.test(elementName) && /^(?!(?:true|false|null|undefined)$)[a-z_$]\w*$/i.test(code ?? '');
  if (isVariableInHtml || /^(?:require|useBaseUrl)\(/.test(code ?? '')) {
    return {
      message: `pages can't run {${code}}`,
      repair: 'Write ![what it shows](./picture.png) or [text](/docs/page).',
    };
  }
  const runsCode = /^on[A-Z]/.test(name) || executableCodePattern.test(JSON.stringify(data?.estree ?? ''));
  if (!runsCode) return undefined;
  return {
    message: `${name}${code === undefined ? '' : `={${code}}`} does nothing, because pages are HTML without React`,
    repair:
      'Write text, a number or a list. For anything interactive, write an island (CONTRIBUTING.md, "Add an interactive component").',
  };
}

/** Evaluates plain data: `{[1, 2]}` → `[1, 2]`. Returns nothing for an unknown variable. */
function evaluateProp({name, value}: Prop): unknown {
  if (typeof value !== 'object' || value === null) return value ?? true;
  // `propMistake` checks which icon it is. The schema accepts any object.
  if (name === 'icon') return {};
  try {
    return runInNewContext(`(${value.value})`);
  } catch {
    return undefined;
  }
}

/** Finds wrong props of a chat preview's component, and mistyped commands in it. */
function previewMistakes(name: ComponentName, previewProps: readonly Prop[]): Mistake[] {
  const propValues = Object.fromEntries(previewProps.map((prop) => [prop.name, evaluateProp(prop)]));
  const mistakes = propIssues(name, propValues).map((issue): Mistake => {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined;
    return unknownKeys === undefined
      ? {message: `${[name, ...issue.path].join('.')}: ${issue.message}`, repair: 'See src/lib/chat/propSchemas.ts.'}
      : {message: `unknown prop "${unknownKeys}" of ${name}`, repair: suggest(unknownKeys, propNames(name))};
  });
  // <Message command="/poll create"> or <Mention of="/poll create" />
  const command = name === 'Message' ? propValues.command : propValues.of;
  const isCommand = typeof command === 'string' && command.startsWith('/');
  return [...mistakes, ...(isCommand ? commandNameMistakes(command) : [])];
}

function repairForUnknownComponent(name: string): string {
  const islandFile = `src/islands/${name}/index.tsx`;
  if (existsSync(path.join(root, islandFile))) return 'Restart npm start, which finds new islands only then.';
  const pattern = `src/islands/**/${name}{,/index}.{tsx,jsx,js}`;
  const [misplacedFile] = globSync(pattern, {cwd: root, caseSensitiveMatch: false});
  if (misplacedFile !== undefined) return `Move ${misplacedFile} to ${islandFile}, and restart npm start.`;
  return (
    repairsByComponent.get(name) ??
    `${suggest(name, [...componentExports.keys()])} Islands are in src/islands/ (restart npm start after adding one), others in src/build/markdown/pageComponents.ts; a partial needs an import.`
  );
}

/**
 * Finds mistakes in the tag of an element: an unknown component, code that built pages would silently ignore, and wrong props of
 * chat previews.
 *
 * `<Embed tittle="Rules" />` → `unknown prop "tittle" of Embed`
 * @param partialNames names of the partials that the page imports
 * @returns each mistake with the node that has it
 */
export function jsxMistakes(
  element: JsxElement,
  partialNames: ReadonlySet<string> = new Set(),
): {node: Pick<Nodes, 'position'>; mistake: Mistake}[] {
  const name = element.name ?? '';
  if (partialNames.has(name)) {
    const [prop] = element.attributes;
    const repair = 'Delete them, and write what differs on each page.';
    return prop ? [{node: element, mistake: {message: `<${name}> is a partial, which takes no props`, repair}}] : [];
  }
  if (/^[A-Z]|\./.test(name) && !componentExports.has(name)) {
    return [
      {node: element, mistake: {message: `unknown component "${name}"`, repair: repairForUnknownComponent(name)}},
    ];
  }
  if (name === 'object' || name === 'embed') {
    const mistake = {message: `pages block <${name}>`, repair: 'Write <iframe title="…" src="/file.pdf"></iframe>.'};
    return [{node: element, mistake}];
  }
  const isIsland = componentExports.get(name)?.module.startsWith('@site/src/islands/');
  if (isIsland && (element.type === 'mdxJsxTextElement' || element.children.length > 0)) {
    const message = `<${name}> is an island, which is a block without children`;
    return [
      {
        node: element,
        mistake: {
          message,
          repair: `Write <${name} /> on a line by itself, and pass text as props. Without state, it can be a component in src/components/ and src/build/markdown/pageComponents.ts.`,
        },
      },
    ];
  }
  const props: readonly Prop[] = element.attributes.filter((prop) => prop.type === 'mdxJsxAttribute');
  const propMistakes = props.flatMap((prop) => {
    const mistake = propMistake(name, prop);
    return mistake ? [{node: prop, mistake}] : [];
  });
  if (propMistakes.length > 0 || !chatComponentNames.includes(name)) return propMistakes;
  return previewMistakes(name as ComponentName, props).map((mistake) => ({node: element, mistake}));
}
