import useBrokenLinks from '@docusaurus/useBrokenLinks';
import controls from '@site/src/components/controls.module.css';
import {createElement, useId, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {jsonProblems} from './jsonProblems';
import styles from './island.module.css';

/** Reports links and anchors in markup that Docusaurus did not render to its check of broken links. */
function useLinksOf(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, address = ''] of html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) collectLink(address);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) collectAnchor(id);
}

/**
 * Wraps an interactive component for pages: renders its markup into a custom element that `defineIsland` hydrates, with a
 * status while its script loads and a Retry button if that fails. The loader of `src/islands/` calls it.
 * @param element name of the custom element
 * @param label names the island at the start of a sentence
 * @throws if a prop can't be written as JSON, because the browser reads the props from the HTML
 */
export default function island<Props extends object>(
  element: string,
  label: string,
  Content: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props: Props): ReactNode {
    const [problem] = jsonProblems(props);
    if (problem) {
      throw new Error(
        `${label} gets ${problem} that can't reach the browser. Props of islands are JSON: strings, numbers, booleans, null, lists and objects of them.`,
      );
    }
    const id = useId();
    // Rendered apart from the page so that hydration finds the same ids. The development server renders nothing ahead.
    const html = typeof window === 'undefined' ? renderToString(<Content {...props} />, {identifierPrefix: id}) : '';
    useLinksOf(html);
    return (
      <div data-island="">
        <div role="status" hidden className={styles.loading}>
          <span className={styles.spinner} />
          Loading
        </div>
        <div role="alert" hidden className={styles.failed}>
          <p>
            {`${label} could not be loaded. Check your connection and retry; what you entered stays. If that does not help, reload the page: there is probably a newer version of the site.`}
          </p>
          <button type="button" className={controls.button} data-island-retry="">
            Retry
          </button>
        </div>
        {createElement(element, {
          'data-prefix': id,
          ...(Object.keys(props).length > 0 && {'data-props': JSON.stringify(props)}),
          ...(html !== '' && {dangerouslySetInnerHTML: {__html: html}}),
        })}
      </div>
    );
  };
}
