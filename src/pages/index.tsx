import {ActionRow, Button, Chat, Embed, Mention, Message, SelectMenu} from '@site/src/components/chat';
import CodeBlock from '@site/src/components/docs/CodeBlock';
import ActionLink from '@site/src/components/site/ActionLink';
import Answers from '@site/src/components/site/Answers';
import CallOut from '@site/src/components/site/CallOut';
import Gains from '@site/src/components/site/Gains';
import Hero from '@site/src/components/site/Hero';
import Modules from '@site/src/components/site/Modules';
import MoreLink from '@site/src/components/site/MoreLink';
import Proof, {Proofs} from '@site/src/components/site/Proof';
import {Section, WideSection} from '@site/src/components/site/SitePage';
import features from '@site/src/components/site/features.data';
import landing from '@site/src/components/site/landing.data';
import type {Purpose} from '@site/src/facts/types';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

const {name, tagline, counts, minimalPermissions, administrator, languages, privacyCommands, privacyPage} = landing;
const {limits, premium, api, questions} = landing;

/** What a member sees of a group of modules: one message. */
const glimpses: Readonly<Record<Purpose, ReactNode>> = {
  admit: (
    <Chat summary="The verification message with its button." surface="page">
      <Message by="bot">
        <p>
          Welcome, <Mention of="@New member" />. Press the button to see the channels.
        </p>
        <ActionRow>
          <Button label="Verify" style="success" />
        </ActionRow>
      </Message>
    </Chat>
  ),
  answer: (
    <Chat summary="A ticket is opened." surface="page">
      <Message by="bot">
        <p>
          Hi <Mention of="@Member" />, thanks for writing. Someone of the team will answer here.
        </p>
        <ActionRow>
          <Button label="Claim" />
          <Button label="Close" style="danger" />
        </ActionRow>
      </Message>
    </Chat>
  ),
  engage: (
    <Chat summary="A panel of roles to choose from." surface="page">
      <Message by="bot">
        <p>What do you want to hear about?</p>
        <SelectMenu placeholder="Choose your roles" />
      </Message>
    </Chat>
  ),
  oversee: (
    <Chat summary="A line in a log channel." surface="page">
      <Message by="bot">
        <Embed title="Server settings changed" footer="by Moderator">
          <p>Verification level: low to medium</p>
        </Embed>
      </Message>
    </Chat>
  ),
};

export default function Landing(): ReactNode {
  return (
    <Layout
      title={tagline}
      description={`${name} answers, welcomes, moderates and entertains: ${counts.modules} modules for Discord servers, every limit published, no Administrator permission.`}
    >
      <main>
        <Hero
          heading={tagline}
          lead={`${name} runs tickets, polls, verification, logs and more in your Discord server: ${counts.modules} modules that you switch on one by one. It never needs ${administrator}.`}
          figures={[
            {value: counts.modules, label: 'modules, all in Free'},
            {value: minimalPermissions.length, label: 'permissions to begin'},
            {value: languages, label: 'reply languages'},
          ]}
        />
        <WideSection labelledBy="modules">
          <div className={styles.intro}>
            <Heading as="h2" id="modules">
              {counts.modules} modules. Switch on what your server needs.
            </Heading>
            <p>
              Each has its own guide with every setting, and its own place in the API. What you leave off costs nothing
              and asks for nothing.
            </p>
          </div>
          <div className={styles.groups}>
            {features.groups.map(({key, title, why, modules}) => (
              <Modules key={key} id={key} title={title} why={why} glimpse={glimpses[key]} features={modules} />
            ))}
            <Modules
              id="functions"
              title={`${counts.functions} groups of functions`}
              why="They work at once; there is nothing to switch on."
              features={features.functions}
            />
          </div>
        </WideSection>
        <WideSection labelledBy="proofs" tint>
          <Heading as="h2" id="proofs">
            Three things you can check yourself
          </Heading>
          <Proofs>
            <Proof
              title={`No ${administrator} permission`}
              text={`The smallest invite asks for ${minimalPermissions.length} permissions. You add others when a module needs them, and each says why.`}
              rows={[
                ...minimalPermissions.map((it) => ({key: it, name: it, value: 'asked'})),
                {key: administrator, name: <del>{administrator}</del>, value: 'never'},
              ]}
              to="/get-started"
              more="Build your invite"
            />
            <Proof
              title="Every limit is published"
              text="You see what fits before you set anything up: in each guide, and in one table."
              rows={limits.map(({label, free}) => ({key: label, name: label, value: free}))}
              to="/premium#comparison"
              more="Compare all limits"
            />
            <Proof
              title="Members control their data"
              text="Every member can see, export and delete data about them, or opt out. No moderator has to agree."
              rows={privacyCommands.map((it) => ({key: it.name, name: <code>{it.name}</code>, value: it.description}))}
              to={privacyPage}
              more="Read what is stored"
            />
          </Proofs>
        </WideSection>
        <div className={styles.premium} data-surface="night">
          <Section
            id="premium"
            title={`Premium, $${premium.price} a month for one ${premium.unit}`}
            lead={
              <>
                <p>Higher limits in every module and longer history. When it ends, your settings and items stay.</p>
                <p>
                  <ActionLink to="/premium" primary>
                    See what changes
                  </ActionLink>
                </p>
              </>
            }
          >
            <Gains gains={premium.limits} />
          </Section>
        </div>
        <Section
          id="api"
          title="Run every module from your own code"
          lead={
            <>
              <p>
                One API with {counts.endpoints} endpoints. A key belongs to one server and carries only the scopes you
                tick.
              </p>
              <MoreLink to={api.page}>Open the API reference</MoreLink>
            </>
          }
        >
          <CodeBlock language="bash" title={`${api.method} ${api.path}`} html={api.request} />
          <CodeBlock language="json" title={`Answer ${api.status}`} html={api.answer} />
        </Section>
        <Section id="questions" title="Asked before adding" tint lead={<MoreLink to="/faq">All questions</MoreLink>}>
          <Answers questions={questions} />
        </Section>
        <CallOut title={`Let ${name} in.`}>
          Choose your modules, see the permissions they need, and add {name} with that link.
        </CallOut>
      </main>
    </Layout>
  );
}
