import {sampleLanguages, type SampleLanguage} from '../shared/codeLanguages';
import {store, stored, type StorageKey} from '../shared/storage';

const storageKey: StorageKey = 'sample-language';
const attribute = 'data-sample-language';
const elementName = 'sample-choice';

const root = document.documentElement;

const isLanguage = (value: unknown): value is SampleLanguage =>
  sampleLanguages.some((language) => language.id === value);

function storedLanguage(): SampleLanguage | undefined {
  const language = stored(storageKey);
  return isLanguage(language) ? language : undefined;
}

let shown: SampleLanguage = storedLanguage() ?? sampleLanguages[0].id;

const all = (): Iterable<SampleChoice> => document.querySelectorAll<SampleChoice>(elementName);

function show(language: SampleLanguage): void {
  shown = language;
  root.setAttribute(attribute, language);
  for (const choice of all()) choice.check(language);
}

/** Works without this script, by CSS. page-script/firstPaint.ts applies the stored language before the first paint. */
class SampleChoice extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', ({target}) => {
      const radio = target as HTMLInputElement;
      const before = radio.getBoundingClientRect().top;
      this.choose(radio.value);
      // Samples above changed their height. Keep the scroll position relative to this one.
      scrollBy({top: radio.getBoundingClientRect().top - before, behavior: 'instant'});
    });
    // The reader may have chosen before the script ran.
    const early = [...this.querySelectorAll('input')].find((input) => input.checked && !input.defaultChecked);
    if (early) this.choose(early.value);
    else this.check(shown);
  }

  check(language: SampleLanguage): void {
    for (const radio of this.querySelectorAll('input')) radio.checked = radio.value === language;
  }

  private choose(value: string): void {
    if (!isLanguage(value)) return;
    store(storageKey, value);
    show(value);
  }
}

function read(): void {
  const language = storedLanguage();
  if (language) show(language);
}

customElements.define(elementName, SampleChoice);

document.addEventListener('restored', read);
addEventListener('storage', ({key}) => {
  if (key === storageKey) read();
});
