import AdmonitionLayout, {type Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

/** A kind of note; its title is the kind's unless the page gives another. */
const kind = (type: string, defaultTitle: string) =>
  function Kind({title = defaultTitle, ...props}: Props): ReactNode {
    return <AdmonitionLayout {...props} type={type} title={title} />;
  };

/** The kinds of notes that pages can use: `:::tip`. Those of the theme bring icons that this site does not show. */
export const noteKinds = {
  note: kind('note', 'Note'),
  tip: kind('tip', 'Tip'),
  info: kind('info', 'Info'),
  warning: kind('warning', 'Warning'),
  danger: kind('danger', 'Danger'),
  caution: kind('caution', 'Caution'),
  /** What the paid plan changes. */
  premium: kind('premium', 'Premium'),
};
