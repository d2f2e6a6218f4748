import Link from '@docusaurus/Link';
import ExternalLink from '@site/src/components/site/ExternalLink';
import type {RichTextParts} from '@site/src/lib/richText';
import type {ReactNode} from 'react';

function Part({part}: {part: RichTextParts[number]}): ReactNode {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code translate="no">{part.code}</code>;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  const {text, to} = part;
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <ExternalLink href={to}>{text}</ExternalLink>;
}

export default function RichText({parts}: {parts: RichTextParts}): ReactNode {
  return parts.map((part, index) => <Part key={index} part={part} />);
}
