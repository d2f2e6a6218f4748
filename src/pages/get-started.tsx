import InviteBuilder, {ReadyInvites} from '@site/src/components/site/InviteBuilder';
import MoreLink from '@site/src/components/site/MoreLink';
import SitePage, {Section, WideSection} from '@site/src/components/site/SitePage';
import Steps from '@site/src/components/site/Steps';
import invites from '@site/src/components/site/invites.data';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './get-started.module.css';

const {name, firstModule, dashboard, supportServer, rolePosition, whoCanAdd} = invites;

export default function GetStarted(): ReactNode {
  return (
    <SitePage
      title="Get started"
      description={`Add ${name} to your Discord server with the permissions that your modules need and no others, then switch on your first module in five minutes.`}
      heading={`Add ${name} with the permissions you choose`}
      lead="Tick the modules you want. The list beside them shows what Discord will ask you to grant, and why."
      below={
        <Steps
          steps={[
            {title: 'Choose modules', text: 'Start from a preset or tick them one by one.'},
            {title: 'Read the list', text: 'Each permission names what needs it.'},
            {title: 'Add it to your server', text: `Who can add it: ${whoCanAdd}`},
          ]}
        />
      }
    >
      <WideSection>
        <InviteBuilder />
        <ReadyInvites />
      </WideSection>
      <Section
        id="first-steps"
        title="Your first five minutes"
        tint
        lead={
          <>
            <p>Three commands. Only you see the answers.</p>
            <MoreLink to="/docs/Introduction#first-steps">Read the introduction</MoreLink>
          </>
        }
      >
        <ol className={styles.rows}>
          <li>
            <code>/setup</code>
            <p>
              Opens a checklist with a permission check and the switches of the modules. The{' '}
              <Link to={dashboard}>dashboard</Link> has the same in the browser.
            </p>
          </li>
          <li>
            <code>/module enable module:{firstModule.key}</code>
            <p>
              Switches one module on. Begin with one and follow its guide, for example{' '}
              <Link to={firstModule.quickStart}>{firstModule.title}</Link>; the others wait.
            </p>
          </li>
          <li>
            <code>/diagnose module:{firstModule.key}</code>
            <p>Checks permissions, roles and limits of the module in the channel where you run it.</p>
          </li>
        </ol>
      </Section>
      <Section id="no-answer" title="It does not answer?">
        <ol className={styles.rows}>
          <li>
            <b>A command is missing or silent</b>
            <p>
              Run <code>/diagnose</code> with the module in that channel: it names the permission that is missing.
            </p>
          </li>
          <li>
            <b>A role is not given</b>
            <p>{rolePosition}</p>
          </li>
          <li>
            <b>It is in no list of known faults?</b>
            <p>
              Look at the <Link to="/known-issues">known issues</Link>: status and workaround of each.
            </p>
          </li>
          <li>
            <b>Still nothing</b>
            <p>
              Ask in the <Link to={supportServer}>support server</Link>, with what{' '}
              <Link to="/faq/reporting-issues#contents">a good report contains</Link>.
            </p>
          </li>
        </ol>
      </Section>
    </SitePage>
  );
}
