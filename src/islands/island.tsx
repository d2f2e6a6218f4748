import useBrokenLinks from '@docusaurus/useBrokenLinks';
import controls from '@site/src/components/controls.module.css';
import {createElement, useId, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {jsonMistakes} from './jsonMistakes';
import styles from './island.module.css';

/** Reports links and anchors in an HTML string to Docusaurus' broken link checker, which only sees rendered components. */
function useReportLinks(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) collectLink(href);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) collectAnchor(id);
}

/**
 * Wraps an interactive component for pages: renders it into a custom element that `defineIsland` hydrates, with a loading
 * status and a Retry button. `islandLoader.mjs` generates the call.
 * @param elementName name of the custom element: `island-quiz`, which messages call "The quiz"
 * @throws if a prop isn't JSON, because the browser reads the props from the HTML
 */
export default function island<Props extends object>(
  elementName: string,
  Content: ComponentType<Props>,
): ComponentType<Props> {
  const label = elementName.replace('island', 'The').replaceAll('-', ' ');
  return function Island(props: Props): ReactNode {
    const [mistake] = jsonMistakes(props);
    if (mistake) {
      throw new Error(
        `${label} has a prop that isn't JSON: ${mistake}. Pass strings, numbers, booleans, null, and arrays and objects of them.`,
      );
    }
    const id = useId();
    // Rendered separately with an id prefix, so that hydration creates the same ids. The development server doesn't prerender.
    const html = typeof window === 'undefined' ? renderToString(<Content {...props} />, {identifierPrefix: id}) : '';
    useReportLinks(html);
    return (
      <div data-island="">
        <div role="status" hidden className={styles.loading}>
          Loading…
        </div>
        <div role="alert" hidden className={styles.failed}>
          <p>
            {`${label} could not be loaded. Check your connection and retry. What you entered stays. If that doesn't help, reload the page: the site has probably been updated.`}
          </p>
          <button type="button" className={controls.button} data-island-retry="">
            Retry
          </button>
        </div>
        {createElement(elementName, {
          'data-prefix': id,
          ...(Object.keys(props).length > 0 && {'data-props': JSON.stringify(props)}),
          ...(html !== '' && {dangerouslySetInnerHTML: {__html: html}}),
        })}
      </div>
    );
  };
}
