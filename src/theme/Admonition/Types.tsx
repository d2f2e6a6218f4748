import AdmonitionLayout, {type Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

const createAdmonition = (type: string, defaultTitle: string) =>
  function Admonition({title = defaultTitle, ...props}: Props): ReactNode {
    return <AdmonitionLayout {...props} type={type} title={title} />;
  };

/** Components for admonitions: `:::tip` renders `tip`. They leave out the theme's icons, which `Layout` replaces. */
export default {
  note: createAdmonition('note', 'Note'),
  tip: createAdmonition('tip', 'Tip'),
  info: createAdmonition('info', 'Info'),
  warning: createAdmonition('warning', 'Warning'),
  danger: createAdmonition('danger', 'Danger'),
  /** For differences with Premium. */
  premium: createAdmonition('premium', 'Premium'),
  // Docusaurus' aliases.
  caution: createAdmonition('warning', 'Caution'),
  important: createAdmonition('info', 'Important'),
  secondary: createAdmonition('note', 'Note'),
  success: createAdmonition('tip', 'Success'),
};
