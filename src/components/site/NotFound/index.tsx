import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import ActionLink from '@site/src/components/site/ActionLink';
import rosettes from '@site/src/components/site/rosettes.module.css';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import type {NamedPage} from './nearestPages';
import styles from './styles.module.css';

/** Shown until the address is known, and where nothing is close to it. */
const usual: readonly NamedPage[] = [
  {path: '/docs', title: 'Documentation'},
  {path: '/faq', title: 'FAQ'},
  {path: '/known-issues', title: 'Known issues'},
];

/** Finds the pages closest to an address; the list of all pages is loaded for it. */
async function findNearest(pathname: string): Promise<NamedPage[]> {
  const [{nearestPages}, {default: pages}] = await Promise.all([
    import('./nearestPages'),
    import('@generated/page-names/default/pages.json'),
  ]);
  const near = nearestPages(pathname, pages, usual.length);
  const others = usual.filter(({path}) => near.every((it) => it.path !== path));
  return [...near, ...others].slice(0, usual.length);
}

/**
 * Stands at every address that is no page: names the address and the pages closest to it. The same file is served for all
 * of them, so what depends on the address comes in the browser, into room that is kept for it.
 */
export default function NotFound(): ReactNode {
  const {title: name} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const [found, setFound] = useState<{pathname: string; pages: readonly NamedPage[]}>();

  useEffect(() => {
    let gone = false;
    findNearest(pathname).then(
      (pages) => !gone && setFound({pathname, pages}),
      // The usual pages stay where the list cannot be loaded.
      () => !gone && setFound({pathname, pages: usual}),
    );
    return () => {
      gone = true;
    };
  }, [pathname]);

  return (
    <main data-surface="night" className={clsx(rosettes.pattern, styles.lost)}>
      <PageMetadata
        title="Page not found"
        description={`There is no page of ${name} at this address. The nearest page names, the documentation, the FAQ and the known issues help you on.`}
      />
      <div className={styles.inner}>
        <div className={styles.text}>
          <Heading as="h1">{name} looked. Nothing here.</Heading>
          <p className={styles.lead}>There is no page at this address:</p>
          <p className={styles.address}>
            <code>{found?.pathname ?? '\u00a0'}</code>
          </p>
          <p className={styles.lead}>Maybe you look for one of these:</p>
          <ul className={styles.nearest}>
            {(found?.pages ?? usual).map(({path, title}) => (
              <li key={path}>
                <Link to={path}>
                  {title} <span>{path}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ActionLink to="/">Go to the front page</ActionLink>
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
