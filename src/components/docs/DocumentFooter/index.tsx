import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OutsideLink from '@site/src/components/site/OutsideLink';
import iconButton from '@site/src/components/site/iconButton.first.module.css';
import {issueAddress, links} from '@site/src/facts/links';
import {addressOf, routeAt} from '@site/src/shared/routing/basePath';
import {markdownCopyPath} from '@site/src/shared/routing/markdownCopies';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * What can be done with a document: change the file that it is made of, as its repository shows it, say what is wrong with it,
 * or take its text along. src/page/copy.ts copies it.
 */
export default function DocumentFooter(): ReactNode {
  const {editUrl, permalink} = useDoc().metadata;
  const twin = markdownCopyPath(routeAt(permalink));
  return (
    <footer className={clsx('theme-doc-footer', styles.footer)}>
      {editUrl && (
        <OutsideLink href={editUrl} className="theme-edit-this-page">
          Edit this page
        </OutsideLink>
      )}
      {issueAddress && (
        <OutsideLink href={issueAddress + encodeURIComponent(links.site + routeAt(permalink))}>
          Something wrong or missing?
        </OutsideLink>
      )}
      {/* A file, not a page. */}
      <Link to={`pathname://${twin}`} target={undefined}>
        View as Markdown
      </Link>
      <button type="button" className={iconButton.button} data-copy-file={addressOf(twin)}>
        Copy page as Markdown
      </button>
      <span aria-live="polite" />
    </footer>
  );
}
