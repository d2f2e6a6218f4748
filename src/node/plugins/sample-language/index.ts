import type {Plugin} from '@docusaurus/types';
import {sampleLanguageKey, sampleLanguages} from '../../../rules/codeLanguages';

/**
 * Puts the language of samples that the reader chose on the root element before the first paint: samples in another
 * language have another height, and the page would move.
 */
export default function sampleLanguagePlugin(): Plugin {
  const known = JSON.stringify(sampleLanguages.map((it) => it.id));
  const key = JSON.stringify(sampleLanguageKey);
  return {
    name: 'sample-language',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          // Storage can be forbidden; then nothing was chosen.
          innerHTML: `try{const l=localStorage.getItem(${key});${known}.includes(l)&&(document.documentElement.dataset.sampleLanguage=l)}catch{}`,
        },
      ],
    }),
  };
}
