import {useId, type ReactNode} from 'react';
import {sampleLanguages} from '../../../shared/codeLanguages';
import styles from './styles.module.css';

interface Props {
  /** One code block per language, in the order of `sampleLanguages`. */
  children: ReactNode;
}

/**
 * A request in several languages. Radio buttons and CSS show one of them, so it works without scripts.
 * src/page/sampleLanguage.ts applies the choice to all samples and stores it for other pages.
 */
export default function Samples({children}: Props): ReactNode {
  const group = useId();
  return (
    <div className={styles.samples}>
      <sample-choice>
        <fieldset className={styles.languages}>
          <legend className="sr-only">Language of the sample</legend>
          {sampleLanguages.map(({id, label}, index) => (
            <label key={id} className={styles.language} data-for={id}>
              <input
                type="radio"
                className="sr-only"
                name={group}
                value={id}
                defaultChecked={index === 0}
                // Browsers would restore an old choice on Back.
                autoComplete="off"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </sample-choice>
      {children}
    </div>
  );
}
