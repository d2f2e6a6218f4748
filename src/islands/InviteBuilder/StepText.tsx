import ExternalLink from '@site/src/components/site/ExternalLink';
import {withBasePath} from '@site/src/facts/derived/basePath';
import type {RichTextParts} from '@site/src/lib/richText';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** src/browser/copy.ts handles the click. */
function Command({code}: {code: string}): ReactNode {
  return (
    <span className={styles.command}>
      <code translate="no">{code}</code>
      <button type="button" aria-label={`Copy ${code}`} data-copy="">
        <Copy />
        <Check />
      </button>
      <span role="status" className="sr-only" />
    </span>
  );
}

/** Strings get an element too, because React fails on text nodes that a translator replaced. */
function StepPart({part}: {part: RichTextParts[number]}): ReactNode {
  if (typeof part === 'string') return <span>{part}</span>;
  if ('code' in part) {
    return part.code.startsWith('/') ? <Command code={part.code} /> : <code translate="no">{part.code}</code>;
  }
  if ('strong' in part) return <strong>{part.strong}</strong>;
  const {text, to} = part;
  return to.startsWith('/') ? <a href={withBasePath(to)}>{text}</a> : <ExternalLink href={to}>{text}</ExternalLink>;
}

/** Like `RichText`, but for islands, which can't use Docusaurus' `Link`, and with copy buttons for commands. */
export default function StepText({parts}: {parts: RichTextParts}): ReactNode {
  return parts.map((part, index) => <StepPart key={index} part={part} />);
}
