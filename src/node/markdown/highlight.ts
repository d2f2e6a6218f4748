import type {Root as HastRoot} from 'hast';
import type {Code, Nodes, Root} from 'mdast';
import bash from 'refractor/bash';
import {refractor} from 'refractor/core';
import http from 'refractor/http';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import python from 'refractor/python';
import yaml from 'refractor/yaml';

for (const language of [bash, http, javascript, json, python, yaml]) refractor.register(language);

/** Languages of code blocks that have no colors: a command to type, a text for the bot, an address. */
const plainLanguages: readonly string[] = ['command', 'text'];

/**
 * The four colors of code, each a class of src/css/content.css, and the tokens of the highlighter that have them. A token of
 * several kinds has the first color that fits: null is a keyword, too.
 */
const colors: Readonly<Record<string, readonly string[]>> = {
  'tok-n': ['number', 'boolean', 'constant', 'null'],
  'tok-m': ['comment'],
  'tok-s': ['string', 'url', 'triple-quoted-string', 'template-string', 'header-value'],
  'tok-k': ['property', 'keyword', 'tag', 'key', 'builtin', 'method', 'header-name'],
};

/** The color of a token by the kinds that the highlighter says it is of. */
const colorOf = (kinds: unknown): string | undefined =>
  Object.keys(colors).find(
    (color) => Array.isArray(kinds) && kinds.some((kind: string) => colors[color]?.includes(kind)),
  );

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Token = HastRoot['children'][number];

/** Tokens as HTML. Those without a color of their own are text, for every element is bytes of every visit. */
function toHtml(tokens: readonly Token[], around?: string): string {
  return tokens
    .map((token): string => {
      if (token.type === 'text') return escaped(token.value);
      if (token.type !== 'element') return '';
      const {properties, children} = token;
      const color = colorOf(properties.className);
      const inner = toHtml(children, color ?? around);
      return color === undefined || color === around ? inner : `<span class="${color}">${inner}</span>`;
    })
    .join('');
}

/**
 * Code as HTML with a class for each color.
 * @throws if the language is unknown, with those that are known
 */
export function highlight(code: string, language: string): string {
  if (plainLanguages.includes(language)) return escaped(code);
  if (!refractor.registered(language)) {
    const known = [...plainLanguages, ...refractor.listLanguages()].sort();
    throw new Error(`No highlighter for code in ${language}. There is: ${known.join(', ')}; add one in highlight.ts.`);
  }
  return toHtml(refractor.highlight(code, language).children);
}

const titleIn = /\btitle="(?<title>[^"]*)"/;

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value}) as const;

/** Replaces code blocks by CodeBlock with the code as HTML, so that no highlighter reaches the browser. */
export function highlightCode() {
  const block = ({lang, meta, value}: Code): Nodes => {
    const language = lang ?? 'text';
    const title = titleIn.exec(meta ?? '')?.groups?.title;
    return {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        attribute('language', language),
        ...(title === undefined ? [] : [attribute('title', title)]),
        attribute('html', highlight(value, language)),
      ],
      children: [],
    };
  };
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    node.children = node.children.map((child) => {
      if (child.type === 'code') return block(child);
      visit(child);
      return child;
    }) as typeof node.children;
  };
  return (root: Root): void => visit(root);
}
