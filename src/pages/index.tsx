import CodeBlock from '@site/src/components/docs/CodeBlock';
import ActionLink from '@site/src/components/site/ActionLink';
import FeatureList from '@site/src/components/site/FeatureList';
import MoreLink from '@site/src/components/site/MoreLink';
import SitePage, {Section} from '@site/src/components/site/SitePage';
import features from '@site/src/components/site/features.data';
import landing from '@site/src/components/site/landing.data';
import type {ReactNode} from 'react';

const {name, tagline, counts, minimalPermissions, privacyCommands, privacyPage, premium, apiRequest, apiPage} = landing;

export default function Landing(): ReactNode {
  return (
    <SitePage
      title={tagline}
      description={`${name} answers, welcomes, moderates and entertains: ${counts.modules} modules for Discord servers, every limit published, no Administrator permission.`}
      heading={tagline}
      lead={`${name} has ${counts.modules} modules that you switch on one by one. It asks for the permissions that they need, and for no others.`}
      actions={
        <>
          <ActionLink to="/get-started" primary>
            Add to Discord
          </ActionLink>
          <ActionLink to="/docs/Introduction">Read the docs</ActionLink>
        </>
      }
    >
      {features.groups.map(({key, title, why, modules}) => (
        <Section key={key} id={key} title={title}>
          <p>{why}</p>
          <FeatureList features={modules} />
        </Section>
      ))}
      <Section id="functions" title={`${counts.functions} groups of functions that work at once`}>
        <FeatureList features={features.functions} />
      </Section>
      <Section id="permissions" title="No Administrator permission">
        <p>
          The smallest invite asks for {minimalPermissions.length} permissions. Each module says why it needs another.
        </p>
        <ul>
          {minimalPermissions.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <MoreLink to="/get-started">Choose your permissions</MoreLink>
      </Section>
      <Section id="privacy" title="Members control their data">
        <p>Every member can run these commands. No moderator has to agree.</p>
        <ul>
          {privacyCommands.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
        <MoreLink to={privacyPage}>Read what is stored</MoreLink>
      </Section>
      <Section id="premium" title={`Premium, $${premium.price} a month for one ${premium.unit}`}>
        <ul>
          {premium.limits.map(({label, free, premium: more}) => (
            <li key={label}>
              {label}: {free} on Free, {more} with Premium
            </li>
          ))}
        </ul>
        <MoreLink to="/premium">Compare all limits</MoreLink>
      </Section>
      <Section id="api" title="Run every module from your own code">
        <p>One API with {counts.endpoints} endpoints. This call needs no key:</p>
        <CodeBlock language="bash" html={apiRequest} />
        <MoreLink to={apiPage}>Open the API reference</MoreLink>
      </Section>
    </SitePage>
  );
}
