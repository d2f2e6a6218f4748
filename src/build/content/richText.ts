import type {PhrasingContent} from 'mdast';
import {commandPatternSource, optionPatternSource} from '../../facts/derived/commands/commandLine';
import type {RichTextParts} from '../../lib/richText';

/**
 * Matches what is shown as code in plain text: text between backticks, a command with its options, or a name with underscores
 * (a setting, field or error code).
 */
const codeFontPattern = new RegExp(
  `\`[^\`]+\`|(?<![\\w/])(?:${commandPatternSource})(?![\\w/-])(?:${optionPatternSource})*|(?:\\b[a-z]+\\.)?\\b[a-z]+(?:_[a-z0-9]+)+\\b`,
  'g',
);

/** Finds code in plain text: `Run /diagnose first.` → `['Run ', {code: '/diagnose'}, ' first.']` */
export function detectCode(text: string): (string | {code: string})[] {
  const codeTexts = text.match(codeFontPattern) ?? [];
  return text.split(codeFontPattern).flatMap((words, index) => {
    const codeText = codeTexts[index]?.replaceAll('`', '');
    return [...(words === '' ? [] : [words]), ...(codeText === undefined ? [] : [{code: codeText}])];
  });
}

/** Joins neighboring texts, and drops empty ones: `['', 'Run', ' it']` → `['Run it']` */
export function joinTexts(parts: RichTextParts): RichTextParts {
  const joined: RichTextParts[number][] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    if (typeof part === 'string' && typeof previous === 'string') joined[joined.length - 1] = previous + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/**
 * Reads the content of a paragraph: ``Run `/a`.`` → `['Run ', {code: '/a'}, '.']`
 * @param reject gets every node that isn't text, strong text, code or a link. Emphasis becomes plain text.
 */
export function readRichText(
  nodes: readonly PhrasingContent[],
  reject: (node: PhrasingContent) => void,
): RichTextParts {
  const textIn = (node: PhrasingContent): string => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'emphasis' || node.type === 'strong') return node.children.map(textIn).join('');
    reject(node);
    return '';
  };
  const parts = nodes.map((node) => {
    if (node.type === 'inlineCode') return {code: node.value};
    if (node.type === 'strong') return {strong: textIn(node)};
    return node.type === 'link' ? {text: node.children.map(textIn).join(''), to: node.url} : textIn(node);
  });
  return joinTexts(parts);
}
