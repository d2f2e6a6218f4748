import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface Props {
  /** Unique on its page. */
  id: string;
  children: ReactNode;
}

/** Words that links lead to where no heading is, in tables for instance; the check of links learns of the place. */
export default function Anchor({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className="anchorTarget">
      {children}
    </span>
  );
}
