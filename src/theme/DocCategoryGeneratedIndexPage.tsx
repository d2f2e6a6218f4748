import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

function ListItem({item}: {item: Exclude<PropSidebarItem, {type: 'html'}>}): ReactNode {
  const page = useDocById(item.type === 'link' ? item.docId : undefined);
  const description = item.description ?? page?.description;
  return (
    <li>
      <Link to={item.type === 'link' ? item.href : findFirstSidebarItemLink(item)}>{item.label}</Link>
      {description && `: ${description}`}
    </li>
  );
}

/** The page of a category with `link: {type: 'generated-index'}`: its description, and a list of its pages. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, description, keywords, image, navigation},
}: Props): ReactNode {
  const items = filterDocCardListItems(useCurrentSidebarCategory().items).filter((item) => item.type !== 'html');
  const labels = items.map(({label}) => label);
  return (
    <>
      {/* Every page has a description, for search engines and social cards. */}
      <PageMetadata title={title} description={description ?? labels.join(', ')} keywords={keywords} image={image} />
      <DocBreadcrumbs />
      <article className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
        {description && <p>{description}</p>}
        <ul>
          {items.map((item, index) => (
            <ListItem key={index} item={item} />
          ))}
        </ul>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}
