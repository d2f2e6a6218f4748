import grid from '@site/src/components/site/grid.first.module.css';
import Link from '@docusaurus/Link';
import InviteBuilder from '@site/src/islands/InviteBuilder';
import ExternalLink from '@site/src/components/site/ExternalLink';
import PresetCards from '@site/src/pages/_parts/PresetCards';
import SitePage, {Section, WideSection} from '@site/src/pages/_parts/SitePage';
import invites from '@site/src/build/data/invites.data';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './get-started.module.css';

const {productName, supportServer, rolePosition, whoCanAdd, diagnoseCommandName} = invites;

export default function GetStarted(): ReactNode {
  return (
    <SitePage
      title="Get started"
      description={`Add ${productName} to your Discord server with a ready set of permissions or just those your modules need, then follow the first steps of each module.`}
      heading={`Add ${productName} to your server`}
      lead="Pick a set and choose your server. Discord shows every permission before you confirm."
    >
      <div className={clsx(grid.wrap, styles.presets)}>
        <PresetCards />
        <p>{whoCanAdd}</p>
      </div>
      <WideSection id="builder" title="Or choose the permissions yourself">
        {/* `data-not-text` leaves it out of Markdown copies and the search index. */}
        <p className={styles.noScript} data-not-text="">
          Choosing them one by one needs JavaScript, which is off in this browser. The sets above work without it.
        </p>
        <InviteBuilder />
      </WideSection>
      <Section id="no-answer" title="Something isn't working?" tint>
        <ul className={styles.rows}>
          <li>
            <b>You can't see a command</b>
            <p>
              Discord hides commands that you can't use in a channel.{' '}
              <Link to="/faq/general#no-commands">Find out why</Link>.
            </p>
          </li>
          {diagnoseCommandName && (
            <li>
              <b>A command doesn't do anything</b>
              <p>
                Run <code translate="no">{diagnoseCommandName}</code> in that channel and choose the module. The reply
                names what's missing.
              </p>
            </li>
          )}
          <li>
            <b>It doesn't give a role</b>
            <p>{rolePosition}</p>
          </li>
          <li>
            <b>Something else</b>
            <p>
              Look through the <Link to="/known-issues">known issues</Link>. If it isn't there, ask in the{' '}
              <ExternalLink href={supportServer}>support server</ExternalLink>.{' '}
              <Link to="/faq/reporting-issues#contents">These details</Link> help us help you.
            </p>
          </li>
        </ul>
      </Section>
    </SitePage>
  );
}
