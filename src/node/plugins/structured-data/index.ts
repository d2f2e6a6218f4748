import type {Plugin} from '@docusaurus/types';
import {faq} from '../../../facts/faq';
import {addToHead} from '../builtPages';
import {faqPage, faqRoute} from './faqPage';
import {frontPage} from './frontPage';
import {jsonLd} from './jsonLd';

/**
 * Adds structured data to built pages: questions and answers to those of the FAQ, what it is about to the front page.
 * @throws Error naming page and question if a page does not show what the facts say
 */
export default function structuredDataPlugin(): Plugin {
  return {
    name: 'structured-data',
    postBuild({outDir}) {
      addToHead(outDir, '/', () => frontPage().map(jsonLd).join(''));
      for (const page of faq) addToHead(outDir, faqRoute(page), (html) => jsonLd(faqPage(html, page)));
      return Promise.resolve();
    },
  };
}
