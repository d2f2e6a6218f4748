import ExternalLink from '@site/src/components/site/ExternalLink';
import type {AnswerPart, ShortAnswer} from '@site/src/lib/sentences';
import Link from '@docusaurus/Link';
import Plus from 'lucide-react/icons/plus';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Part({html, to}: AnswerPart): ReactNode {
  const words = <span dangerouslySetInnerHTML={{__html: html}} />;
  if (to === undefined) return words;
  return to.startsWith('/') ? <Link to={to}>{words}</Link> : <ExternalLink href={to}>{words}</ExternalLink>;
}

export function Answer({parts}: {parts: readonly AnswerPart[]}): ReactNode {
  return parts.map((part, index) => <Part key={index} {...part} />);
}

/** FAQ questions with short answers; the first is open. */
export default function Answers({questions}: {questions: readonly ShortAnswer[]}): ReactNode {
  return (
    <div className={styles.answers}>
      {questions.map(({question, answer, to}, index) => (
        <details key={to} open={index === 0}>
          <summary>
            {question}
            <Plus />
          </summary>
          <p>
            <Answer parts={answer} />
          </p>
          <p>
            <Link to={to} aria-label={`More in the FAQ: ${question}`}>
              More in the FAQ
            </Link>
          </p>
        </details>
      ))}
    </div>
  );
}
