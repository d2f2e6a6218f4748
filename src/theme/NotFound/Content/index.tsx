import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import ActionLink, {ActionButton, Actions} from '@site/src/components/site/ActionLink';
import grid from '@site/src/components/site/grid.first.module.css';
import rosettes from '@site/src/components/site/rosettes.first.module.css';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {withBasePath} from '../../../facts/derived/basePath';
import {fallbackPages} from '../../../lib/addresses';

/** HTML, so that React leaves the items to src/browser/notFound.ts, which replaces them. */
const fallbackItemsHtml = fallbackPages.map(({path, title}) => {
  const href = withBasePath(path);
  return `<li><a href="${href}">${title} <span>${href}</span></a></li>`;
});

/** The 404 page. Hosts serve the same file for all unknown paths; src/browser/notFound.ts adds the path and the closest pages. */
export default function NotFound(): ReactNode {
  const {title: name} = useDocusaurusContext().siteConfig;

  return (
    <main data-surface="night" className={rosettes.pattern}>
      <PageMetadata
        title="Page not found"
        description={`There is no page of ${name} at this address. The nearest page names, the documentation, the FAQ and the known issues help you on.`}
      />
      <div className={clsx(grid.wrap, styles.inner)}>
        <div className={styles.text}>
          <Heading as="h1">{name} looked. Nothing here.</Heading>
          <not-found>
            <p>There is no page at this address:</p>
            <p className={styles.address}>
              {/* Keeps a line free for the path. */}
              <code translate="no">{'\u00a0'}</code>
            </p>
            <p>Maybe you are looking for one of these:</p>
            <ul className={styles.nearest} dangerouslySetInnerHTML={{__html: fallbackItemsHtml.join('')}} />
            <Actions>
              <ActionLink to="/">Go to the front page</ActionLink>
              {/* src/browser/notFound.ts sets the query to the words of the path. */}
              <ActionButton data-search="">Search the site</ActionButton>
            </Actions>
          </not-found>
        </div>
        <img
          src={useBaseUrl('/img/looking-away.svg')}
          alt="A cat seen from behind, looking at the moon"
          width={64}
          height={64}
          className={styles.cat}
        />
      </div>
    </main>
  );
}
