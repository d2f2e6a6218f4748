import ActionLink, {Actions} from '@site/src/components/site/ActionLink';
import Cat from '@site/src/pages/_parts/Cat';
import grid from '@site/src/components/site/grid.first.module.css';
import rosettes from '@site/src/components/site/rosettes.first.module.css';
import InviteLink from '@site/src/components/site/InviteLink';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import poll from './poll';
import pictureStyles from './picture.module.css';
import styles from './text.first.module.css';

interface Props {
  heading: string;
  lead: string;
  /** Invite link with the recommended permissions. */
  invite: string;
  /** `{value: 24, label: 'modules'}` */
  figures: readonly {value: number; label: string}[];
}

/** The first screen of the landing page. */
export default function Hero({heading, lead, invite, figures}: Props): ReactNode {
  return (
    <div className={rosettes.pattern} data-surface="night">
      <div className={clsx(grid.wrap, styles.inner)}>
        <header className={styles.text}>
          <Heading as="h1">{heading}</Heading>
          <p>{lead}</p>
          <Actions>
            <InviteLink href={invite} primary>
              Add with recommended permissions
            </InviteLink>{' '}
            <ActionLink to="/get-started#builder">Choose permissions</ActionLink>
          </Actions>
          <dl className={styles.figures}>
            {figures.map(({value, label}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </header>
        <div className={pictureStyles.picture}>
          <Cat moon />
          {poll}
        </div>
      </div>
    </div>
  );
}
