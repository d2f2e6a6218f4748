import RichText from '@site/src/components/site/RichText';
import type {RichTextParts} from '@site/src/lib/richText';
import Link from '@docusaurus/Link';
import Plus from 'lucide-react/icons/plus';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  questions: readonly {question: string; answer: RichTextParts; to: string}[];
}

/** FAQ questions with short answers; the first is open. */
export default function Answers({questions}: Props): ReactNode {
  return (
    <div className={styles.answers}>
      {questions.map(({question, answer, to}, index) => (
        <details key={to} open={index === 0}>
          <summary>
            {question}
            <Plus />
          </summary>
          <p>
            <RichText parts={answer} />
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
