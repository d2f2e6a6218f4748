import {sampleLanguages, type SampleLanguage} from '../languages';

/** Where the choice is kept; src/plugins/sample-language reads it before the first paint. */
export const storageKey = 'sample-language';

const changed = 'sample-language-change';

const isLanguage = (value: unknown): value is SampleLanguage => sampleLanguages.some((it) => it.id === value);

/** The language of samples that the reader chose, else the first. */
export function chosenLanguage(): SampleLanguage {
  const {sampleLanguage} = document.documentElement.dataset;
  return isLanguage(sampleLanguage) ? sampleLanguage : sampleLanguages[0].id;
}

/** Shows all samples in a language, on this page and on those to come. */
export function chooseLanguage(language: SampleLanguage): void {
  document.documentElement.dataset.sampleLanguage = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage can be forbidden; then the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls back after each choice, here or in another tab; returns how to stop that. */
export function onLanguageChange(callback: () => void): () => void {
  const elsewhere = ({key, newValue}: StorageEvent): void => {
    if (key === storageKey && isLanguage(newValue)) {
      document.documentElement.dataset.sampleLanguage = newValue;
      callback();
    }
  };
  window.addEventListener(changed, callback);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(changed, callback);
    window.removeEventListener('storage', elsewhere);
  };
}
