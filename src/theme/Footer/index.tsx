import Link from '@docusaurus/Link';
import {useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExternalLink from '@site/src/components/site/ExternalLink';
import grid from '@site/src/components/site/grid.first.module.css';
import rosettes from '@site/src/components/site/rosettes.first.module.css';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type FooterColumn = MultiColumnFooter['links'][number];

function Column({title, items}: FooterColumn): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {items.map(({label, href, to, ...props}) => (
          <li key={label}>
            {href === undefined ? (
              <Link {...props} to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <ExternalLink href={href} className={styles.link}>
                {label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer with the tagline, and the logo, links and copyright from `themeConfig.footer`. */
export default function Footer(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {logo, links, copyright, style} = useThemeConfig().footer as MultiColumnFooter;
  const logoUrl = useBaseUrl(logo?.src);
  return (
    <footer
      data-surface="night"
      className={clsx('theme-layout-footer footer', `footer--${style}`, rosettes.pattern, styles.footer)}
    >
      <div className={clsx(grid.wrap, grid.hang, styles.inner)}>
        <div className={styles.brand}>
          {logo && <img src={logoUrl} alt={logo.alt} width={logo.width} height={logo.height} />}
          <p>{tagline}</p>
        </div>
        <div className={styles.columns}>
          {links
            .filter(({items}) => items.length > 0)
            .map((column) => (
              <Column key={String(column.title)} {...column} />
            ))}
        </div>
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}
