import AdmonitionLayout, {type Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

/** `:::premium`: what the paid plan changes. The title is "Premium" unless the page gives another. */
export default function PremiumNote({title = 'Premium', ...props}: Props): ReactNode {
  return <AdmonitionLayout {...props} type="premium" title={title} />;
}
