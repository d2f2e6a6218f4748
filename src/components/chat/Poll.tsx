import type {ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/shapes';
import styles from './styles.module.css';

type Answers = PropsOf<'Results'>['answers'];

const totalVotes = (answers: Answers): number => answers.reduce((sum, {votes}) => sum + votes, 0);
const voteWord = (votes: number): string => (votes === 1 ? 'vote' : 'votes');

/** Bars with the results of a poll. Highlights the leading answer, or all leading answers in a tie. */
export function Results({answers}: PropsOf<'Results'>): ReactNode {
  const total = totalVotes(answers);
  const most = Math.max(1, ...answers.map(({votes}) => votes));
  return (
    <ul className={styles.bars}>
      {answers.map(({text, votes}) => {
        const share = total === 0 ? '0%' : `${Math.round((votes / total) * 100)}%`;
        return (
          <li key={text} className={votes === most ? styles.leading : undefined}>
            <svg width="64" height="8" aria-hidden="true">
              <rect width={share} height="100%" />
            </svg>
            <span>{text}</span>
            <span className="sr-only">: </span>
            <b>
              {votes}
              <span className="sr-only"> {voteWord(votes)}, </span>
              <span aria-hidden="true"> · </span>
              {share}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** Discord's native poll. The bot's own polls are an `Embed` with `Results`. */
export function Poll({question, answers, multiple = false, state}: PropsOf<'Poll'>): ReactNode {
  const total = totalVotes(answers);
  return (
    <div className={styles.poll}>
      <p className={styles.title}>{question}</p>
      <p className={styles.small}>{multiple ? 'Select one or more answers' : 'Select one answer'}</p>
      <Results answers={answers} />
      <p className={styles.small}>
        {total} {voteWord(total)}
        {state !== undefined && ` · ${state}`}
      </p>
    </div>
  );
}
