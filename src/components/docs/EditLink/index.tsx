import OutsideLink from '@site/src/components/site/OutsideLink';
import type {Props} from '@theme/EditMetaRow';
import type {ReactNode} from 'react';

/** Leads to the file that a page is made of, as its repository shows it for a change. */
export default function EditLink({editUrl}: Pick<Props, 'editUrl'>): ReactNode {
  // The theme shows the row for a date of the last change, too; pages have none.
  if (!editUrl) return null;
  return (
    <OutsideLink href={editUrl} className="theme-edit-this-page">
      Edit this page
    </OutsideLink>
  );
}
