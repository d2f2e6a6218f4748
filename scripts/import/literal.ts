import {product} from '../../src/facts/product';
import type {Json} from '../../src/facts/types';

/** Names that stand in `product.ts` alone, and how other facts write them. */
const productNames: readonly [string, string][] = [
  [product.name, '${product.name}'],
  [product.slug, '${product.slug}'],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text as source: quoted, or a template that takes the product's name from its fact. */
function textLiteral(text: string): string {
  const template = productNames.reduce(
    (written, [name, fact]) => written.replace(new RegExp(`(?<![\\w.])${escaped(name)}(?!\\w)`, 'g'), () => fact),
    text.replace(/[\\`]|\$(?=\{)/g, '\\$&'),
  );
  return productNames.some(([, fact]) => template.includes(fact)) ? `\`${template}\`` : JSON.stringify(text);
}

const nameLiteral = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** A value as TypeScript source, in a form that Prettier sets right. Names of the product become `product.name`. */
export function literal(value: Json): string {
  if (typeof value === 'string') return textLiteral(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${nameLiteral(name)}: ${literal(member)}`);
  return `{${members.join(', ')}}`;
}

/** Whether source names the product by its fact, and so has to import it. */
export const namesProduct = (source: string): boolean => source.includes('${product.');
