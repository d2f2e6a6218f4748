import type {Variant} from './measure/clicks';

/** Signs that a reader is about to follow a link, as the page script takes them. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Ways to the next document: as it is (the page that the pointer is on is fetched ahead), without that, with the whole
 * application brought under the pointer, and with the page drawn ahead. For `--only clicks --variants bench/variants.ts`.
 */
export default [
  {name: 'as it is'},
  {
    name: 'nothing ahead',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
      }),
  },
  {
    name: 'the application',
    prepare: (page) =>
      page.addInitScript((signs) => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
        const ask = ({target}: Event): void => {
          if (target instanceof Element && target.closest('a[href^="/"]')) {
            document.dispatchEvent(new Event('application-wanted'));
          }
        };
        for (const sign of signs) addEventListener(sign, ask);
      }, SIGNS),
  },
  {
    name: 'drawn ahead',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
        addEventListener('DOMContentLoaded', () => {
          const rules = document.createElement('script');
          // cspell:ignore speculationrules
          rules.type = 'speculationrules';
          rules.text = JSON.stringify({prerender: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]});
          document.head.append(rules);
        });
      }),
  },
] satisfies readonly Variant[];
