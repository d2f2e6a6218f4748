import useBrokenLinks from '@docusaurus/useBrokenLinks';
import controls from '@site/src/components/controls.module.css';
import {hook, type IslandName} from '@site/src/shared/markup';
import {createElement, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import styles from './island.module.css';

/** Tells Docusaurus' check of broken links about markup that it did not render. */
function useLinksOf(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, address = ''] of html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) collectLink(address);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) collectAnchor(id);
}

/**
 * A component for pages to use: an element with the markup of an interactive component, which src/islands/defineIsland.tsx
 * hydrates, and what the page says while that loads or if it fails to. The development server renders no markup; there the
 * element renders its own.
 * @param what names it at the beginning of a sentence
 */
export default function island(name: IslandName, what: string, Content: ComponentType): ComponentType {
  // Outside of the page's own rendering: it has ids of its own, which hydration must find again.
  const html = typeof window === 'undefined' ? renderToString(<Content />, {identifierPrefix: name}) : '';
  return function Island(): ReactNode {
    useLinksOf(html);
    return (
      <>
        <div role="status" hidden className={styles.loading}>
          <span className={styles.spinner} />
          Loading
        </div>
        <div role="alert" hidden className={styles.failed}>
          <p>
            {`${what} could not be loaded. Check your connection and retry; what you entered stays. If that does not help, reload the page: there is probably a newer version of the site.`}
          </p>
          <button type="button" className={controls.button} {...hook('data-island-retry')}>
            Retry
          </button>
        </div>
        {createElement(name, html === '' ? {} : {dangerouslySetInnerHTML: {__html: html}})}
      </>
    );
  };
}
