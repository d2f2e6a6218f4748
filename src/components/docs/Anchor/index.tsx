import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface Props {
  id: string;
  /** Makes the text a link to itself, so that readers can copy the link. */
  linked?: boolean;
  children: ReactNode;
}

/**
 * A link target without a heading, such as in tables. Registers the id with Docusaurus' broken link checker. Reader views drop
 * text whose id contains a word such as "social", unless its class contains a word such as "content".
 */
export default function Anchor({id, linked = false, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return linked ? (
    <Link id={id} to={`#${id}`} className="contentTarget">
      {children}
    </Link>
  ) : (
    <span id={id} className="contentTarget">
      {children}
    </span>
  );
}
