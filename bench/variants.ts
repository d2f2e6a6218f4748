import type {Page} from '@playwright/test';
import type {Variant} from './measure/clicks';

/** Calls, in a page that does nothing by itself, a function with each link that the pointer comes to. */
async function withAhead(page: Page, ask: (link: HTMLAnchorElement) => void): Promise<void> {
  await page.addInitScript(`
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    const ask = ${ask.toString()};
    addEventListener('pointerover', ({target}) => {
      const link = target instanceof Element && target.closest('a[href^="/"]');
      if (link) ask(link);
    });
  `);
}

/** Ways to the next document. For `--only clicks --variants bench/variants.ts`. */
export default [
  {name: 'as it is'},
  {name: 'nothing ahead', prepare: (page) => withAhead(page, () => undefined)},
  {
    name: 'the application under the pointer',
    prepare: (page) => withAhead(page, () => document.dispatchEvent(new Event('application-wanted'))),
  },
  {
    name: 'fetched by a link element',
    prepare: (page) =>
      withAhead(page, ({href}) => {
        document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
      }),
  },
  {
    name: 'fetched by a rule when the browser thinks it right',
    prepare: (page) =>
      withAhead(page, () => {
        if (document.querySelector('script[type=speculationrules]')) return;
        const text = JSON.stringify({prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]});
        document.head.append(Object.assign(document.createElement('script'), {type: 'speculationrules', text}));
      }),
  },
  {
    name: 'fetched by a rule at once',
    prepare: (page) =>
      withAhead(page, ({href}) => {
        const text = JSON.stringify({prefetch: [{urls: [href]}]});
        document.head.append(Object.assign(document.createElement('script'), {type: 'speculationrules', text}));
      }),
  },
] satisfies readonly Variant[];
