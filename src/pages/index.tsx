import HighlightedCode from '@site/src/components/site/HighlightedCode';
import ActionLink from '@site/src/components/site/ActionLink';
import Answers from '@site/src/pages/_parts/Answers';
import RichText from '@site/src/components/site/RichText';
import CallToAction from '@site/src/pages/_parts/CallToAction';
import Gains from '@site/src/pages/_parts/Gains';
import Hero from '@site/src/pages/_parts/Hero';
import FeatureSection from '@site/src/pages/_parts/FeatureSection';
import Proof, {ProofColumns} from '@site/src/pages/_parts/Proof';
import {MoreLink, Section, WideSection} from '@site/src/pages/_parts/SitePage';
import pageStyles from '@site/src/pages/_parts/SitePage/head.first.module.css';
import features from '@site/src/build/data/features.data';
import {groupPreviews} from '@site/src/pages/_parts/groupPreviews';
import landing from '@site/src/build/data/landing.data';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

const {productName, tagline, counts, invite, minimalPermissionLabels, administratorLabel, premium, api} = landing;

export default function Landing(): ReactNode {
  return (
    <Layout title={tagline} description={landing.description}>
      <main className={pageStyles.page}>
        <Hero
          heading={tagline}
          lead={`${productName} runs ${landing.featuresText} and more in your Discord server. Below, you can check what it asks for, where its limits are and what it stores.`}
          invite={invite}
          figures={[
            {value: counts.modules, label: premium ? 'modules, all in Free' : 'modules'},
            {value: landing.recommendedPermissionCount, label: 'recommended permissions'},
            ...(landing.languageCount === undefined ? [] : [{value: landing.languageCount, label: 'reply languages'}]),
          ]}
        />
        <CheckYourself />
        <Features />
        {premium && <PremiumGains {...premium} />}
        {api && <ApiExample {...api} />}
        <Questions />
        <CallToAction title={`Let ${productName} in.`} invite={invite}>
          The invite starts with the permissions we recommend. You can change them later.
        </CallToAction>
      </main>
    </Layout>
  );
}

function CheckYourself(): ReactNode {
  return (
    <WideSection id="proofs" title="Three things you can check yourself" tint>
      <ProofColumns>
        <Proof
          title={`No ${administratorLabel} permission`}
          text={`The smallest invite asks for ${minimalPermissionLabels.length} permissions. Add more when you need them. The invite page explains each.`}
          rows={[
            ...minimalPermissionLabels.map((permission) => ({key: permission, name: permission, value: 'asked'})),
            {key: administratorLabel, name: <del>{administratorLabel}</del>, value: 'never'},
          ]}
          to="/get-started#builder"
          linkText="Build your invite"
        />
        <Proof
          title="Every limit is published"
          text={`You know what fits before you set anything up. Each module's guide has its limits${premium ? ', and one table has them all' : ''}.`}
          rows={landing.limits.map(({label, free}) => ({key: label, name: label, value: free}))}
          {...(premium
            ? {to: '/docs/Premium#comparison', linkText: 'Compare all limits'}
            : {to: '/docs#modules', linkText: 'Open the guides'})}
        />
        <Proof
          title="Members decide on optional data"
          text="Every member can export their data, delete what's optional and opt out, by command or by mail. No moderator has to agree. Moderation cases and other records that the server needs stay."
          rows={landing.privacyCommands.map((command) => ({
            key: command.name,
            name: <code translate="no">{command.name}</code>,
            value: command.effect,
          }))}
          to={landing.privacyPage}
          linkText="See what's stored"
        />
      </ProofColumns>
    </WideSection>
  );
}

function Features(): ReactNode {
  return (
    <WideSection
      id="modules"
      title={`${counts.modules} modules. Switch on what your server needs.`}
      lead={
        <p>
          Each module has its own guide with every setting{api && ', and its own part of the API'}. Modules you leave
          off need no permissions.
        </p>
      }
    >
      <div className={styles.groups}>
        {features.groups.map(({key, title, why, modules}) => (
          <FeatureSection key={key} title={title} why={why} preview={groupPreviews[key]} features={modules} />
        ))}
        {features.functions.length > 0 && (
          <FeatureSection
            title={`${counts.functionGroups} groups of functions`}
            why={`Functions work as soon as ${productName} is in the server and has their permissions.`}
            preview={groupPreviews.functions}
            features={features.functions}
          />
        )}
      </div>
    </WideSection>
  );
}

function PremiumGains({price, unit, endAnswer, limits}: NonNullable<typeof premium>): ReactNode {
  return (
    <div data-surface="night">
      <Section
        id="premium"
        title={`Premium, ${price} a month for one ${unit}`}
        lead={
          <>
            <p>
              Premium raises the limits of every module and keeps history longer. <RichText parts={endAnswer} />
            </p>
            <p>
              <ActionLink to="/premium" primary>
                See what changes
              </ActionLink>
            </p>
          </>
        }
      >
        <Gains gains={limits} />
      </Section>
    </div>
  );
}

function ApiExample({page, method, path, status, request, response}: NonNullable<typeof api>): ReactNode {
  return (
    <Section
      id="api"
      title="Run every module from your own code"
      lead={
        <>
          <p>The API has {counts.endpoints} endpoints. A key belongs to one server and only has the scopes you tick.</p>
          <MoreLink to={page}>Open the API reference</MoreLink>
        </>
      }
    >
      <div className={styles.exhibit}>
        <HighlightedCode language="bash" title={`${method} ${path}`} html={request} />
        <HighlightedCode language="json" title={`Response ${status}`} html={response} />
      </div>
    </Section>
  );
}

function Questions(): ReactNode {
  return (
    <Section id="questions" title="Before you add it" tint lead={<MoreLink to="/faq">All questions</MoreLink>}>
      <Answers questions={landing.questions} />
    </Section>
  );
}
