import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import grid from '@site/src/components/site/grid.first.module.css';
import rosettes from '@site/src/components/site/rosettes.first.module.css';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type {ReactNode} from 'react';
import pageStyles from './head.first.module.css';
import styles from './styles.module.css';

interface Props {
  /** Without the product's name, which the layout adds. */
  title: string;
  /** Meta description, 110 to 160 characters. */
  description: string;
  heading: ReactNode;
  /** One or two sentences under the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** Layout of the get-started and premium pages: a dark header, then sections. */
export default function SitePage(props: Props): ReactNode {
  const {title, description, heading, lead, children} = props;
  return (
    <Layout title={title} description={description}>
      <main className={pageStyles.page}>
        <header className={rosettes.pattern} data-surface="night">
          <div className={clsx(grid.wrap, pageStyles.headInner)}>
            <Heading as="h1">{heading}</Heading>
            <p>{lead}</p>
          </div>
        </header>
        {children}
      </main>
    </Layout>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Below the heading, or beside it on wide screens. */
  lead?: ReactNode;
  /** Gives the section a background. */
  tint?: boolean;
  children: ReactNode;
}

/** A `<section>` with a name and an id, so it is a landmark and a link target. */
function BaseSection({id, title, tint = false, children}: Omit<SectionProps, 'lead'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} aria-label={title} className={clsx(styles.section, tint && styles.tint)}>
      {children}
    </section>
  );
}

/** A section with its heading in the left column on wide screens. */
export function Section({lead, children, ...sectionProps}: SectionProps): ReactNode {
  return (
    <BaseSection {...sectionProps}>
      <div className={clsx(grid.wrap, grid.split)}>
        {/* Reader views drop a <div> if more than a fifth of its text is links. */}
        <header className={styles.splitHead}>
          <Heading as="h2">{sectionProps.title}</Heading>
          {lead}
        </header>
        <div>{children}</div>
      </div>
    </BaseSection>
  );
}

/** A section with full-width content. */
export function WideSection({lead, children, ...sectionProps}: SectionProps): ReactNode {
  return (
    <BaseSection {...sectionProps}>
      <div className={grid.wrap}>
        <header className={clsx(lead !== undefined && grid.split, styles.wideHead)}>
          <Heading as="h2">{sectionProps.title}</Heading>
          {lead}
        </header>
        {children}
      </div>
    </BaseSection>
  );
}

/** A link below a heading that leads to more about the section. */
export function MoreLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={styles.more}>
      {children}
      <ArrowRight />
    </Link>
  );
}
