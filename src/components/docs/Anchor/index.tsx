import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface Props {
  id: string;
  /** Makes the words a link to themselves, so that readers can copy it. */
  linked?: boolean;
  children: ReactNode;
}

/** A link target without a heading, such as in tables. Registers the id with Docusaurus' broken link checker. */
export default function Anchor({id, linked = false, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return linked ? (
    <Link id={id} to={`#${id}`} className="anchorTarget">
      {children}
    </Link>
  ) : (
    <span id={id} className="anchorTarget">
      {children}
    </span>
  );
}
