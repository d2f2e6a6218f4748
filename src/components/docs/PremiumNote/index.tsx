import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** `:::premium`: what the paid plan changes. The title is "Premium" unless the page gives another. */
export default function PremiumNote({
  className,
  title = 'Premium',
  ...props
}: ComponentProps<typeof AdmonitionLayout>): ReactNode {
  return <AdmonitionLayout {...props} type="premium" title={title} className={clsx('alert', styles.note, className)} />;
}
