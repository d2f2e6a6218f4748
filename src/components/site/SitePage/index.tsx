import rosettes from '@site/src/components/site/rosettes.module.css';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
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
  /** Links right under the lead, in order of importance. */
  actions?: ReactNode;
  /** In the head as well, under everything. */
  below?: ReactNode;
  /** What follows reaches up into the head. */
  deep?: boolean;
  children: ReactNode;
}

/** Frame of the get-started and premium pages: a dark head, then sections. */
export default function SitePage(props: Props): ReactNode {
  const {title, description, heading, lead, actions, below, deep = false, children} = props;
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <header className={clsx(rosettes.pattern, styles.head, deep && styles.deep)} data-surface="night">
          <div className={clsx(styles.wrap, styles.headInner)}>
            <Heading as="h1" className={styles.heading}>
              {heading}
            </Heading>
            <p className={styles.lead}>{lead}</p>
            {actions && <div className={styles.actions}>{actions}</div>}
            {below}
          </div>
        </header>
        {children}
      </main>
    </Layout>
  );
}

interface SectionProps {
  /** Anchor of the heading. */
  id: string;
  title: string;
  /** Beside the content, under the heading. */
  lead?: ReactNode;
  /** On a surface of its own, so that neighbors are told apart. */
  tint?: boolean;
  children: ReactNode;
}

/** A part of such a page: the heading hangs in the left column where there is room for two. */
export function Section({id, title, lead, tint = false, children}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, tint && styles.tint)} aria-labelledby={id}>
      <div className={clsx(styles.wrap, styles.hang)}>
        <div className={styles.hangHead}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          {lead}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

interface WideProps {
  /** Id of the heading inside, if there is one for the whole. */
  labelledBy?: string;
  /** On a surface of its own, so that neighbors are told apart. */
  tint?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part whose content takes the whole width. */
export function WideSection({labelledBy, tint = false, className, children}: WideProps): ReactNode {
  const Element = labelledBy === undefined ? 'div' : 'section';
  return (
    <Element className={clsx(styles.section, tint && styles.tint, className)} aria-labelledby={labelledBy}>
      <div className={styles.wrap}>{children}</div>
    </Element>
  );
}
