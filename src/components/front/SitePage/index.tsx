import useBrokenLinks from '@docusaurus/useBrokenLinks';
import grid from '@site/src/components/site/grid.first.module.css';
import rosettes from '@site/src/components/site/rosettes.first.module.css';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import head from './head.first.module.css';
import styles from './styles.module.css';

interface Props {
  /** Title of the window, without the product's name, which the layout adds. */
  title: string;
  /** For search results: 110 to 160 characters. */
  description: string;
  /** The only h1. */
  heading: ReactNode;
  /** One or two sentences under the heading. */
  lead: ReactNode;
  /** What follows reaches up into the head, by `--overlap`. */
  deep?: boolean;
  children: ReactNode;
}

/** Frame of the get-started and premium pages: a dark head, then sections. */
export default function SitePage(props: Props): ReactNode {
  const {title, description, heading, lead, deep = false, children} = props;
  return (
    <Layout title={title} description={description}>
      <main className={head.page}>
        <header className={clsx(rosettes.pattern, head.head, deep && head.deep)} data-surface="night">
          <div className={clsx(grid.wrap, head.headInner)}>
            <Heading as="h1" className={head.heading}>
              {heading}
            </Heading>
            <p className={head.lead}>{lead}</p>
          </div>
        </header>
        {children}
      </main>
    </Layout>
  );
}

interface BandProps {
  /** Anchor of the part. */
  id: string;
  /** Its heading, which names it to screen readers, too. */
  title: string;
  className: string;
  children: ReactNode;
}

/** A part of a page that links can lead to; a landmark with a name. */
function Band({id, title, className, children}: BandProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} aria-label={title} className={className}>
      {children}
    </section>
  );
}

interface SectionProps {
  /** Anchor of the section. */
  id: string;
  /** Its heading. */
  title: string;
  /** Beside the content, under the heading. */
  lead?: ReactNode;
  /** On a surface of its own, so that neighbors are told apart. */
  tint?: boolean;
  children: ReactNode;
}

/** A part of a page outside the docs: the heading hangs in the left column where there is room for two. */
export function Section({id, title, lead, tint = false, children}: SectionProps): ReactNode {
  return (
    <Band id={id} title={title} className={clsx(styles.section, tint && styles.tint)}>
      <div className={clsx(grid.wrap, grid.hang)}>
        <div className={styles.hangHead}>
          <Heading as="h2">{title}</Heading>
          {lead}
        </div>
        <div>{children}</div>
      </div>
    </Band>
  );
}

interface WideProps {
  /** Beside the heading, where there is room. */
  lead?: ReactNode;
  /** On a surface of its own, so that neighbors are told apart. */
  tint?: boolean;
  className?: string;
  children: ReactNode;
}

/** With an anchor and a heading it is a section, without both a plain part. */
type Named = {id: string; title: string} | {id?: undefined; title?: undefined};

/** A part whose content takes the whole width. */
export function WideSection(props: WideProps & Named): ReactNode {
  const {id, title, lead, tint = false, className, children} = props;
  const classes = clsx(styles.section, tint && styles.tint, className);
  if (id === undefined) {
    return (
      <div className={classes}>
        <div className={grid.wrap}>{children}</div>
      </div>
    );
  }
  return (
    <Band id={id} title={title} className={classes}>
      <div className={grid.wrap}>
        {lead === undefined ? (
          <Heading as="h2">{title}</Heading>
        ) : (
          <div className={clsx(grid.hang, styles.wideHead)}>
            <Heading as="h2">{title}</Heading>
            {lead}
          </div>
        )}
        {children}
      </div>
    </Band>
  );
}
