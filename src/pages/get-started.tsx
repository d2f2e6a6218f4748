import ActionLink from '@site/src/components/site/ActionLink';
import PermissionReasons from '@site/src/components/site/PermissionReasons';
import SitePage, {Section} from '@site/src/components/site/SitePage';
import invites from '@site/src/components/site/invites.data';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

const {name, presets, reasons, whoCanAdd, administrator, dashboard, supportServer} = invites;

export default function GetStarted(): ReactNode {
  return (
    <SitePage
      title="Get started"
      description={`Add ${name} to your Discord server with the permissions that your modules need and no others, then switch on your first module in five minutes.`}
      heading={`Add ${name} to your server`}
      lead={`Choose how much it is allowed to do; you can change it later. Who can add it: ${whoCanAdd}`}
      actions={<ActionLink to="#invites">See the invites</ActionLink>}
    >
      <Section id="invites" title="Choose an invite">
        <p>
          <strong>Administrator:</strong> {administrator}
        </p>
        {presets.map(({key, label, purpose, permissions, href}) => (
          <section key={key} aria-labelledby={`invite-${key}`}>
            <Heading as="h3" id={`invite-${key}`}>
              {label}
            </Heading>
            <p>{purpose}</p>
            <details>
              <summary>It asks for {permissions.length} permissions</summary>
              <ul>
                {permissions.map((permission) => (
                  <li key={permission.id}>
                    <Link to={`#${permission.id}`}>{permission.label}</Link>
                  </li>
                ))}
              </ul>
            </details>
            <p>
              <ActionLink to={href}>Add to Discord: {label}</ActionLink>
            </p>
          </section>
        ))}
      </Section>
      <Section id="permissions" title="What each permission is for">
        <p>It has a reason for everything it asks. Leave out what you do not need: the rest keeps working.</p>
        {reasons.map((it) => (
          <PermissionReasons key={it.id} {...it} />
        ))}
      </Section>
      <Section id="first-steps" title="The first five minutes">
        <ol>
          <li>
            Run <code>/setup</code>: it opens a checklist with a permission check and the switches of the modules.
          </li>
          <li>
            Switch on one module, for example <code>/module enable module:welcoming</code>, and follow{' '}
            <Link to="/docs/modules/welcoming#quick-start">its guide</Link>.
          </li>
          <li>
            Set language and timezone in the <Link to={dashboard}>dashboard</Link>.
          </li>
        </ol>
      </Section>
      <Section id="no-answer" title="It does not answer?">
        <ul>
          <li>
            Run <code>/diagnose module:welcoming</code>, or another module, in the channel: it names what is missing.
          </li>
          <li>Move its role above the roles that it gives.</li>
          <li>
            Look at the <Link to="/known-issues">known issues</Link>.
          </li>
          <li>
            Ask in the <Link to={supportServer}>support server</Link>.
          </li>
        </ul>
      </Section>
    </SitePage>
  );
}
