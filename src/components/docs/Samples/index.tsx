import {useId, type ReactNode} from 'react';
import {sampleLanguages} from '../../../shared/codeLanguages';
import styles from './styles.module.css';

interface Props {
  /** One code block for each language of `sampleLanguages`, in their order. */
  children: ReactNode;
}

/**
 * A request in several languages, one of which is shown: the one that the reader chose last, anywhere on the site. The
 * choice is made by radio buttons and shown by CSS alone, so that it works before the script and without it;
 * src/page/sampleLanguage.ts tells it to the other samples and pages.
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
                // A page that the reader goes back to would bring an older choice with it.
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
