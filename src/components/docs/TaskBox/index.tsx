import type {ComponentProps, ReactNode} from 'react';

/** The box of a task in a list, `- [x] Done`, with a name for screen readers. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked === true ? 'Done' : 'To do'} />;
}
