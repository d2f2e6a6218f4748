import AdmonitionLayout, {type Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

const kind = (type: string, defaultTitle: string) =>
  function Kind({title = defaultTitle, ...props}: Props): ReactNode {
    return <AdmonitionLayout {...props} type={type} title={title} />;
  };

/** Components for admonitions: `:::tip` renders `tip`. They leave out the theme's icons, which `Layout` replaces. */
export default {
  note: kind('note', 'Note'),
  tip: kind('tip', 'Tip'),
  info: kind('info', 'Info'),
  warning: kind('warning', 'Warning'),
  danger: kind('danger', 'Danger'),
  /** For differences with Premium. */
  premium: kind('premium', 'Premium'),
  // Docusaurus' aliases.
  caution: kind('warning', 'Caution'),
  important: kind('info', 'Important'),
  secondary: kind('note', 'Note'),
  success: kind('tip', 'Success'),
};
