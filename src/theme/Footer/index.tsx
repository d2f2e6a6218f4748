import Link from '@docusaurus/Link';
import {isMultiColumnFooterLinks, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sameTabProps} from '@site/src/components/site/ExternalLink';
import grid from '@site/src/components/site/grid.first.module.css';
import rosettes from '@site/src/components/site/rosettes.first.module.css';
import LinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type FooterColumn = Pick<MultiColumnFooter['links'][number], 'items' | 'title'> & {className?: string};

function Column({title, items, className}: FooterColumn): ReactNode {
  const id = useId();
  return (
    <nav {...(title ? {'aria-labelledby': id} : {'aria-label': 'More pages'})} className={className}>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul>
        {items.map((item, index) =>
          item.html ? (
            <li key={index} className={item.className} dangerouslySetInnerHTML={{__html: item.html}} />
          ) : (
            <li key={index}>
              <LinkItem item={item.href ? {...sameTabProps, ...item} : item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** The footer with the tagline, and the logo, links and copyright from `themeConfig.footer`. */
export default function Footer(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {footer} = useThemeConfig();
  const logoUrl = useBaseUrl(footer?.logo?.src);
  if (!footer) return null;
  const {logo, links, copyright} = footer;
  const columns: readonly FooterColumn[] = isMultiColumnFooterLinks(links) ? links : [{title: null, items: links}];
  const logoImage = logo && (
    <img src={logoUrl} alt={logo.alt} width={logo.width} height={logo.height} className={logo.className} />
  );
  return (
    <footer
      data-surface="night"
      className={clsx('theme-layout-footer footer footer--dark', rosettes.pattern, styles.footer)}
    >
      <div className={clsx(grid.wrap, grid.split, styles.inner)}>
        <div className={styles.brand}>
          {logo?.href === undefined ? (
            logoImage
          ) : (
            <Link to={logo.href} target={logo.target}>
              {logoImage}
            </Link>
          )}
          <p>{tagline}</p>
        </div>
        <div className={styles.columns}>
          {columns.map((column, index) => column.items.length > 0 && <Column key={index} {...column} />)}
        </div>
        {copyright && <p className={styles.copyright} dangerouslySetInnerHTML={{__html: copyright}} />}
      </div>
    </footer>
  );
}
