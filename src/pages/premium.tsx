import ActionLink from '@site/src/components/site/ActionLink';
import Answers from '@site/src/components/site/Answers';
import Comparison from '@site/src/components/site/Comparison';
import Lifecycle from '@site/src/components/site/Lifecycle';
import MoreLink from '@site/src/components/site/MoreLink';
import PlanCard from '@site/src/components/site/PlanCard';
import SitePage, {Section, WideSection} from '@site/src/components/site/SitePage';
import facts from '@site/src/components/site/premium.data';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './premium.module.css';

const {name, store, free, premium, comparison, only, purchase, cancel, states, rules, notices, questions} = facts;

export default function Premium(): ReactNode {
  return (
    <SitePage
      title="Premium"
      description={`What ${name} Premium costs, every limit of both plans side by side, what only Premium has, how to buy or cancel it, and what happens when it ends.`}
      heading="Every module is free. Premium raises the limits."
      lead="You pay for higher limits, faster refresh, longer history, more API calls and a few extras, for one server."
      deep
    >
      <WideSection className={styles.plans}>
        <div className={styles.cards}>
          <PlanCard
            id="plan-free"
            name={free.name}
            price={free.priceUsdMonth}
            per={`for every ${free.unit}`}
            summary={free.summary}
            action={<ActionLink to="/get-started">Add to Discord</ActionLink>}
            points={free.points}
            small={free.small}
          />
          <PlanCard
            id="plan-premium"
            name={premium.name}
            price={premium.priceUsdMonth}
            per={`a month for one ${premium.unit}`}
            summary={premium.summary}
            action={
              <ActionLink to={store} primary>
                Get {premium.name}
              </ActionLink>
            }
            points={premium.points}
            small={premium.small}
            offered
          />
        </div>
      </WideSection>
      <Section
        id="only"
        title="Only with Premium"
        lead={<p>The rest of every module and function is the same in both plans, within its limits.</p>}
      >
        <ul className={styles.rows}>
          {only.map(({feature, owner, to}) => (
            <li key={feature}>
              <b>{feature}</b> <Link to={to}>{owner}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="comparison"
        title="Compare every limit"
        lead={<p>All of them, by module. Where a limit says minutes, less is better.</p>}
      >
        <Comparison groups={comparison} />
      </Section>
      <Section id="buy" title="Buy and cancel it" tint lead={<MoreLink to="/docs/Premium#buy">Step by step</MoreLink>}>
        <div className={styles.columns}>
          <div>
            <Heading as="h3">Where to buy it</Heading>
            <ul>
              {purchase.where.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
            <p>
              <b>Who is charged:</b> {purchase.payer}
            </p>
            <p>
              <b>When it works:</b> {purchase.activation}
            </p>
            <p>
              <b>Refunds:</b> {purchase.refunds}
            </p>
          </div>
          <div id="cancel">
            <Heading as="h3">How to cancel it</Heading>
            <ol>
              {cancel.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>{cancel.effectUntilPeriodEnd}</p>
            <p>{cancel.priceChanges}</p>
          </div>
        </div>
      </Section>
      <WideSection labelledBy="end">
        <Heading as="h2" id="end">
          What happens when it ends
        </Heading>
        <Lifecycle states={states} names={{free: free.name, premium: premium.name}} />
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>You are told: {notices.join(', and ')}.</p>
      </WideSection>
      <Section
        id="questions"
        title="Questions about paying"
        tint
        lead={<MoreLink to="/faq/premium">All questions about Premium</MoreLink>}
      >
        <Answers questions={questions} />
      </Section>
    </SitePage>
  );
}
