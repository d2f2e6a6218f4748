import type {ShortAnswer} from '@site/src/content/shortAnswers';
import Link from '@docusaurus/Link';
import Plus from 'lucide-react/icons/plus';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Questions of the FAQ with their short answers; the first is open. */
export default function Answers({questions}: {questions: readonly ShortAnswer[]}): ReactNode {
  return (
    <div className={styles.answers}>
      {questions.map(({key, question, answer, to}, index) => (
        <details key={key} open={index === 0}>
          <summary>
            {question}
            <Plus />
          </summary>
          <p dangerouslySetInnerHTML={{__html: answer}} />
          <p>
            <Link to={to} aria-label={`More about: ${question}`}>
              More
            </Link>
          </p>
        </details>
      ))}
    </div>
  );
}
