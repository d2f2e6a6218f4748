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
      description={`Add ${name} to your Discord server with the permissions that your modules need and no others, then switch on your first module in five minutes.`}
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
                {title: 'Choose an invite', text: 'Each is made for a kind of server.'},
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
            <p>Three commands for members with {steps.permission}. Only you see the answers.</p>
            <MoreLink to="/docs/Introduction#first-steps">Read the introduction</MoreLink>
          </>
        }
      >
        <ol className={styles.rows}>
          <li>
            <code>{steps.setup}</code>
            <p>
              It opens a checklist with a permission check and the switches of the modules. The{' '}
              <OutsideLink href={dashboard}>dashboard</OutsideLink> has the same in the browser.
            </p>
          </li>
          <li>
            <code>{steps.enable}</code>
            <p>
              It switches one module on. Begin with one and follow its guide, for example{' '}
              <Link to={firstModule.quickStart}>{firstModule.title}</Link>, before you switch on the next.
            </p>
          </li>
          <li>
            <code>{steps.checkFirst}</code>
            <p>It checks permissions, roles and limits of the module in the channel where you run it.</p>
          </li>
        </ol>
      </Section>
      <Section id="no-answer" title="It does not answer?">
        <ul className={styles.rows}>
          <li>
            <b>A command is missing</b>
            <p>
              Discord hides it from you, or the invite did not allow it. Go through{' '}
              <Link to="/faq/general#no-commands">the causes</Link>.
            </p>
          </li>
          <li>
            <b>A command is silent</b>
            <p>
              Run <code>{steps.check}</code> with the module in that channel: it names the permission that is missing.
            </p>
          </li>
          <li>
            <b>A role is not given</b>
            <p>{rolePosition}</p>
          </li>
          <li>
            <b>Something else</b>
            <p>
              Look for it among the <Link to="/known-issues">known issues</Link>, some of which have a workaround. If it
              is not there, ask in the <OutsideLink href={supportServer}>support server</OutsideLink> and say{' '}
              <Link to="/faq/reporting-issues#contents">what a good report contains</Link>.
            </p>
          </li>
        </ul>
      </Section>
    </SitePage>
  );
}
