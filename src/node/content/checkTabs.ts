import type {Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {Mistake} from '../../shared/mistake';
import {tabsMistake, type Tab} from '../../shared/tabs';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Docusaurus has other props, which do nothing here. */
const props: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['defaultValue', 'groupId', 'queryString', 'values'],
  TabItem: ['default', 'label', 'value'],
};

const isElement = (node: Nodes, name: string): node is Element =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;

/** ESTree nodes of literals, arrays and objects. */
interface Expression {
  type: string;
  value?: unknown;
  elements?: readonly Expression[];
  properties?: readonly {key: {name?: string; value?: unknown}; value: Expression}[];
}

/** Evaluates a literal: `[{value: 'a'}]`. Any other code becomes undefined. */
function dataOf({type, value, elements, properties}: Expression): unknown {
  if (type === 'ArrayExpression') return elements?.map(dataOf);
  if (type !== 'ObjectExpression') return value;
  return Object.fromEntries(
    properties?.map((property) => [property.key.name ?? property.key.value, dataOf(property.value)]) ?? [],
  );
}

/** A prop without a value is true: `<TabItem default>`. */
function valueOf({value}: MdxJsxAttribute): unknown {
  if (typeof value !== 'object') return value;
  const statement = value?.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? dataOf(statement.expression as Expression) : true;
}

const propsOf = ({attributes}: Element): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, valueOf(attribute)]] : [],
    ),
  );

/** Drops whitespace, comments and the paragraphs around components, which MDX removes later. */
const contentOf = ({children}: Parents): Nodes[] =>
  children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'mdxTextExpression' && !(child.type === 'text' && child.value.trim() === ''));

interface NodeMistake {
  node: Nodes;
  mistake: Mistake;
}

function propMistakes(element: Element): NodeMistake[] {
  const known = props[element.name ?? ''] ?? [];
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && !known.includes(attribute.name)
      ? [
          {
            node: element,
            mistake: {
              message: `unknown prop "${attribute.name}" of <${element.name}>`,
              repair: `Delete it. Available: ${known.join(', ')}.`,
            },
          },
        ]
      : [],
  );
}

function contentMistakes(tabs: Element): NodeMistake[] {
  const content = contentOf(tabs);
  const other = content.find((node) => !isElement(node, 'TabItem'));
  if (other) {
    const repair = 'Move it into a <TabItem>, or after </Tabs>.';
    return [{node: other, mistake: {message: '<Tabs> contains something other than <TabItem>', repair}}];
  }
  const items = content.filter((node) => isElement(node, 'TabItem'));
  const unnamed = items.find((item) => typeof propsOf(item).value !== 'string');
  if (unnamed) {
    const repair = 'Add value="…", unique among these tabs.';
    return [{node: unnamed, mistake: {message: '<TabItem> has no value', repair}}];
  }
  const mistake = tabsMistake(
    items.map((item) => propsOf(item) as unknown as Tab),
    propsOf(tabs),
  );
  return mistake ? [{node: tabs, mistake}] : [];
}

/** Checks every `<Tabs>` and `<TabItem>` on a page. */
export function checkTabs(root: Root): NodeMistake[] {
  const found: NodeMistake[] = [];
  const inside = new Set<Nodes>();
  visit(root, (node) => {
    if (isElement(node, 'Tabs')) {
      for (const child of contentOf(node)) inside.add(child);
      found.push(...propMistakes(node), ...contentMistakes(node));
    } else if (isElement(node, 'TabItem')) {
      found.push(...propMistakes(node));
      if (!inside.has(node)) {
        const mistake = {message: '<TabItem> is outside <Tabs>', repair: 'Wrap it in <Tabs> and </Tabs>.'};
        found.push({node, mistake});
      }
    }
  });
  return found;
}
