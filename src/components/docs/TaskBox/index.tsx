import type {ComponentProps, ReactNode} from 'react';

/** The checkbox of a task list, `- [x] Done`, with a label. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked === true ? 'Done' : 'To do'} />;
}
