import Link from '@docusaurus/Link';
import InviteBuilder from '@site/src/islands/InviteBuilder';
import MoreLink from '@site/src/components/site/MoreLink';
import OutsideLink from '@site/src/components/site/OutsideLink';
import SitePage, {Section, WideSection} from '@site/src/components/site/SitePage';
import Steps from '@site/src/components/site/Steps';
import invites from '@site/src/node/data/invites.data';
import type {ReactNode} from 'react';
import styles from './get-started.module.css';
import {hook} from '@site/src/shared/markup';

const {name, firstModule, steps, dashboard, supportServer, rolePosition, whoCanAdd} = invites;

const lastStep = {title: 'Add it to your server', text: whoCanAdd};

export default function GetStarted(): ReactNode {
  return (
    <SitePage
      title="Get started"
      description={`Add ${name} to your Discord server with just the permissions your modules need, then run your first poll five minutes later.`}
      heading={`Add ${name} with the permissions you choose`}
      lead={
        <>
          <span className={styles.scripted}>Tick the modules you want. The list</span>
          <span className={styles.unscripted} {...hook('data-not-text')}>
            Pick one of the ready invites. Its list
          </span>{' '}
          shows what Discord will ask you to grant, and why.
        </>
      }
      below={
        <>
          <div className={styles.scripted}>
            <Steps
              steps={[
                {title: 'Choose modules', text: 'Start from a preset or tick them one by one.'},
                {title: 'Read the list', text: 'Each permission names what needs it.'},
                lastStep,
              ]}
            />
          </div>
          <div className={styles.unscripted} {...hook('data-not-text')}>
            <Steps
              steps={[
                {title: 'Choose an invite', text: 'Each one suits a kind of server.'},
                {title: 'Read its list', text: 'Each permission names something that needs it.'},
                lastStep,
              ]}
            />
          </div>
        </>
      }
    >
      <WideSection>
        <InviteBuilder />
      </WideSection>
      <Section
        id="first-steps"
        title="Your first five minutes"
        tint
        lead={
          <>
            <p>
              From an empty server to a poll people can vote in. You need {steps.permission}, and only you see the
              replies to the first two commands.
            </p>
            <MoreLink to="/docs/Introduction#first-steps">The same steps, with more detail</MoreLink>
          </>
        }
      >
        <ol className={styles.rows}>
          <li>
            <code translate="no">{steps.setup}</code>
            <p>
              A checklist opens. It checks permissions and has a switch for each module. The{' '}
              <OutsideLink href={dashboard}>dashboard</OutsideLink> has the same in your browser.
            </p>
          </li>
          <li>
            <code translate="no">{steps.enable}</code>
            <p>
              This switches {firstModule.title} on. Its <Link to={firstModule.quickStart}>guide</Link> has the rest, and
              so has that of every other module.
            </p>
          </li>
          <li>
            <code translate="no">{steps.tryIt}</code>
            <p>Type the answers in the form and send it. The poll appears in the channel, and everyone can vote.</p>
          </li>
        </ol>
      </Section>
      <Section id="no-answer" title="Something isn't working?">
        <ul className={styles.rows}>
          <li>
            <b>You can't see a command</b>
            <p>
              Discord hides commands that you can't use in a channel.{' '}
              <Link to="/faq/general#no-commands">Find out why</Link>.
            </p>
          </li>
          <li>
            <b>A command doesn't do anything</b>
            <p>
              Run <code translate="no">{steps.check}</code> in that channel and choose the module. It names the missing
              permission.
            </p>
          </li>
          <li>
            <b>It doesn't give a role</b>
            <p>{rolePosition}</p>
          </li>
          <li>
            <b>Something else</b>
            <p>
              Look through the <Link to="/known-issues">known issues</Link>. If it isn't there, ask in the{' '}
              <OutsideLink href={supportServer}>support server</OutsideLink>.{' '}
              <Link to="/faq/reporting-issues#contents">These details</Link> help us help you.
            </p>
          </li>
        </ul>
      </Section>
    </SitePage>
  );
}
