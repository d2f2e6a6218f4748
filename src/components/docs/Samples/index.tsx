import {useEffect, useId, useRef, type ReactNode} from 'react';
import {sampleLanguages, type SampleLanguage} from '../languages';
import {chooseLanguage, chosenLanguage, onLanguageChange} from './choice';
import styles from './styles.module.css';

interface Props {
  /** One code block for each language of `sampleLanguages`, in their order. */
  children: ReactNode;
}

/**
 * A request in several languages, one of which is shown: the one that the reader chose last, anywhere on the site. The
 * choice is made by radio buttons and shown by CSS alone, so that it works before the script and without it.
 */
export default function Samples({children}: Props): ReactNode {
  const group = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const radios = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    const show = (): void => {
      for (const radio of radios) radio.checked = radio.value === chosenLanguage();
    };
    // What the reader chose before the script came counts.
    const early = radios.find((it) => it.checked && !it.defaultChecked);
    if (early) chooseLanguage(early.value as SampleLanguage);
    show();
    return onLanguageChange(show);
  }, []);

  const choose = (radio: HTMLInputElement): void => {
    const before = radio.getBoundingClientRect().top;
    chooseLanguage(radio.value as SampleLanguage);
    // Samples above have another height now; what the reader looks at stays where it is.
    window.scrollBy({top: radio.getBoundingClientRect().top - before, behavior: 'instant'});
  };

  return (
    <div className={styles.samples}>
      <fieldset ref={fieldset} className={styles.languages}>
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
              onChange={(event) => choose(event.currentTarget)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
