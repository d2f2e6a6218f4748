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
  actions: ReactNode;
  children: ReactNode;
}

/** Frame of the landing, get-started and premium pages: a dark head, then sections. */
export default function SitePage({title, description, heading, lead, actions, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main>
        <header className={styles.head} data-surface="night">
          <div className="container">
            <Heading as="h1" className={styles.heading}>
              {heading}
            </Heading>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
        </header>
        {children}
      </main>
    </Layout>
  );
}

/** A part of such a page with a heading of its own. */
export function Section({id, title, children}: {id: string; title: string; children: ReactNode}): ReactNode {
  return (
    <section className={clsx('container', styles.section)} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
