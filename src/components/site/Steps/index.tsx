import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  steps: readonly {title: string; text: ReactNode}[];
}

/** What to do one after the other; beside each other where there is room. */
export default function Steps({steps}: Props): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text}) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
