import AdmonitionLayout, {type Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

const kind = (type: string, defaultTitle: string) =>
  function Kind({title = defaultTitle, ...props}: Props): ReactNode {
    return <AdmonitionLayout {...props} type={type} title={title} />;
  };

/** Kinds of admonitions: `:::tip`. Without the theme's icons, which this site doesn't use. */
export const noteKinds = {
  note: kind('note', 'Note'),
  tip: kind('tip', 'Tip'),
  info: kind('info', 'Info'),
  warning: kind('warning', 'Warning'),
  danger: kind('danger', 'Danger'),
  caution: kind('caution', 'Caution'),
  /** For differences in the paid plan. */
  premium: kind('premium', 'Premium'),
};
