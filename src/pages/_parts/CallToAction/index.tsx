import ActionLink, {Actions} from '@site/src/components/site/ActionLink';
import Cat from '@site/src/pages/_parts/Cat';
import grid from '@site/src/components/site/grid.first.module.css';
import InviteLink from '@site/src/components/site/InviteLink';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** Invite link. */
  invite: string;
}

/** The call to action at the end of the landing page. */
export default function CallToAction({title, children, invite}: Props): ReactNode {
  return (
    <section data-surface="cta" aria-label={title}>
      <div className={clsx(grid.wrap, styles.inner)}>
        <div className={styles.text}>
          <Heading as="h2">{title}</Heading>
          <p>{children}</p>
          <Actions>
            <InviteLink href={invite}>Add with recommended permissions</InviteLink>{' '}
            <ActionLink to="/docs/Introduction">Read the docs</ActionLink>
          </Actions>
        </div>
        <Cat />
      </div>
    </section>
  );
}
