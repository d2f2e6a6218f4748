import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Crown from 'lucide-react/icons/crown';
import Info from 'lucide-react/icons/info';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Icons of the kinds that have a class in styles.module.css. Other kinds look like a note. */
const icons: Readonly<Record<string, LucideIcon>> = {
  info: Info,
  tip: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
  premium: Crown,
};

/** An admonition such as `:::note`. */
export default function AdmonitionLayout({type, icon, title, children, className, id}: Props): ReactNode {
  const titleId = useId();
  const Icon = icons[type] ?? NotebookPen;
  return (
    <div
      id={id}
      role="note"
      aria-labelledby={titleId}
      className={clsx(
        'theme-admonition',
        `theme-admonition-${type}`,
        className,
        styles.note,
        type in icons && styles[type],
      )}
    >
      {icon === undefined ? <Icon className={styles.icon} /> : <span className={styles.icon}>{icon}</span>}
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
