import type {PermissionReason} from '@site/src/facts/permissions';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the reasons, unique on the page. */
  id: string;
  /** Name in Discord's client. */
  label: string;
  uses: readonly PermissionReason[];
}

/** What uses a permission and for what; closed at first. */
export default function PermissionReasons({id, label, uses}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details>
      <summary>{label}</summary>
      {/* Inside, so that the browser opens what a link leads to. */}
      <ul id={id} className={styles.uses}>
        {uses.map((use) => (
          <li key={`${use.feature} ${use.for}`}>
            <strong>{use.feature}</strong>
            {use.optional ? ', only for ' : ': for '}
            {use.for}
          </li>
        ))}
      </ul>
    </details>
  );
}
