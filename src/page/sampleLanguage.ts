import {sampleLanguages, type SampleLanguage} from '../shared/codeLanguages';
import {store, stored, type StorageKey} from '../shared/storage';

const storageKey: StorageKey = 'sample-language';
const attribute = 'data-sample-language';
const elementName = 'sample-choice';

const root = document.documentElement;

const isLanguage = (value: unknown): value is SampleLanguage =>
  sampleLanguages.some((language) => language.id === value);

/** The language of samples that the reader chose, if they chose. */
function chosen(): SampleLanguage | undefined {
  const language = stored(storageKey);
  return isLanguage(language) ? language : undefined;
}

/** The language that samples are shown in. */
let shown: SampleLanguage = chosen() ?? sampleLanguages[0].id;

/** All language choices on this page. */
const all = (): Iterable<SampleChoice> => document.querySelectorAll<SampleChoice>(elementName);

/** Shows all samples of the page in a language. */
function show(language: SampleLanguage): void {
  shown = language;
  root.setAttribute(attribute, language);
  for (const choice of all()) choice.check(language);
}

/**
 * The languages of a request's sample. The choice is made by radio buttons and shown by CSS alone, so that it works before
 * the script; here it is passed on to all other samples and stored for later pages, where
 * src/node/plugins/page-script/firstPaint.ts reads it before the first paint.
 */
class SampleChoice extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', ({target}) => {
      const radio = target as HTMLInputElement;
      const before = radio.getBoundingClientRect().top;
      this.choose(radio.value);
      // Samples above have changed height; what the reader is looking at stays in place.
      scrollBy({top: radio.getBoundingClientRect().top - before, behavior: 'instant'});
    });
    // A choice made before the script ran counts.
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

/** Shows what the reader chose on another page, if they chose. */
function read(): void {
  const language = chosen();
  if (language) show(language);
}

customElements.define(elementName, SampleChoice);

document.addEventListener('shown', read);
// Chosen in another tab.
addEventListener('storage', ({key}) => {
  if (key === storageKey) read();
});
// Where storage is blocked, nothing has read it yet.
if (!root.hasAttribute(attribute)) read();
