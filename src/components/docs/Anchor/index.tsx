import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface Props {
  /** Unique on its page. */
  id: string;
  /** The words are a link to themselves, for who passes their address on. */
  linked?: boolean;
  children: ReactNode;
}

/** Words that links lead to where no heading is, in tables for instance; the check of links learns of the place. */
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
