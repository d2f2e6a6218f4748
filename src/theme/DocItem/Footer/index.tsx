import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ExternalLink from '@site/src/components/site/ExternalLink';
import {issueAddressPrefix, links} from '@site/src/facts/links';
import {withBasePath, withoutBasePath} from '@site/src/facts/derived/basePath';
import {markdownCopyPath} from '@site/src/lib/addresses';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
// All documents load this file, and no other pages do.
import '@site/src/css/docs.css';

/** Links to edit, report or view a document; src/browser/copy.ts handles the copy button and its live region. */
export default function DocumentFooter(): ReactNode {
  const {editUrl, permalink, lastUpdatedAt, lastUpdatedBy} = useDoc().metadata;
  const markdownPath = markdownCopyPath(withoutBasePath(permalink));
  return (
    <footer className={clsx('theme-doc-footer', styles.footer)}>
      {editUrl && (
        <ExternalLink href={editUrl} className="theme-edit-this-page">
          Edit this page
        </ExternalLink>
      )}
      {issueAddressPrefix && (
        <ExternalLink href={issueAddressPrefix + encodeURIComponent(links.site + withoutBasePath(permalink))}>
          Something wrong or missing?
        </ExternalLink>
      )}
      {/* `pathname://`, because it is a file, not a page. `target={undefined}` overrides Docusaurus' `_blank` for such links. */}
      <Link to={`pathname://${markdownPath}`} target={undefined}>
        View as Markdown
      </Link>
      <button type="button" data-copy-file={withBasePath(markdownPath)}>
        Copy page as Markdown
      </button>
      <span aria-live="polite" />
      {(lastUpdatedAt ?? lastUpdatedBy) && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </footer>
  );
}
