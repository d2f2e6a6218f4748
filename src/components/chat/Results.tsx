import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import styles from './styles.module.css';

/** Bars with the results of a poll. Highlights the answer with the most votes, or several in a tie; none without votes. */
export function Results({answers}: PropsOf<'Results'>): ReactNode {
  const total = answers.reduce((sum, {votes}) => sum + votes, 0);
  const highestVotes = Math.max(1, ...answers.map(({votes}) => votes));
  return (
    <ul className={styles.bars}>
      {answers.map(({text, votes}) => {
        const share = total === 0 ? '0%' : `${Math.round((votes / total) * 100)}%`;
        return (
          <li key={text} className={votes === highestVotes ? styles.leading : undefined}>
            <svg width="64" height="8" aria-hidden="true">
              <rect width={share} height="100%" />
            </svg>
            <span>{text}</span>
            <span className="sr-only">: </span>
            <b>
              {votes}
              <span className="sr-only"> {votes === 1 ? 'vote' : 'votes'}, </span>
              <span aria-hidden="true"> · </span>
              {share}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
