import grid from '@site/src/components/site/grid.first.module.css';
import ActionLink, {GetStartedLink} from '@site/src/components/site/ActionLink';
import Answers from '@site/src/pages/_parts/Answers';
import PlanCard from './_PlanCard';
import SitePage, {MoreLink, Section} from '@site/src/pages/_parts/SitePage';
import facts from '@site/src/build/data/premium.data';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const {
  productName,
  storeAddress,
  free,
  premium,
  decidingLimits,
  limitCount,
  extraCountText,
  premiumOnly,
  devicesText,
  cancelEffect,
  planStates,
  questions,
} = facts;
const planNames = {free: free.name, premium: premium.name};

const terms = (
  <>
    By subscribing, you accept the <Link to="/documents/terms-of-service">terms of service</Link> and the{' '}
    <Link to="/documents/privacy-policy">privacy policy</Link>.
  </>
);

export default function Premium(): ReactNode {
  return (
    <SitePage
      title={`${premium.name}: price and limits`}
      description={`What ${productName} Premium costs, who needs it, the limits that decide, what only Premium has, how to buy or cancel it, and what happens when it ends.`}
      heading="All modules are free. Premium adds room and a few extras."
      lead={`Premium gives one ${premium.unit} higher limits, faster refresh, longer history, more API calls and ${extraCountText}.`}
    >
      <Plans />
      <DecidingLimits />
      <OnlyWithPremium />
      <Purchase />
      <AfterPremium />
      <Questions />
    </SitePage>
  );
}

function Plans(): ReactNode {
  return (
    <div className={clsx(grid.wrap, styles.plans)}>
      <PlanCard
        id="plan-free"
        name={free.name}
        price={free.price}
        priceSuffix={`for every ${free.unit}`}
        summary={free.summary}
        action={<GetStartedLink />}
        points={free.points}
        smallPrint={free.smallPrint}
      />
      <PlanCard
        id="plan-premium"
        name={premium.name}
        price={premium.price}
        priceSuffix={`a month for one ${premium.unit}`}
        summary={premium.summary}
        terms={terms}
        action={
          <ActionLink to={storeAddress} primary>
            Get {premium.name}
          </ActionLink>
        }
        points={premium.points}
        smallPrint={premium.smallPrint}
        isForSale
      />
    </div>
  );
}

function DecidingLimits(): ReactNode {
  return (
    <Section
      id="comparison"
      title="Who needs Premium?"
      lead={
        <>
          <p>Stay on {free.name} until your server needs more than this.</p>
          <MoreLink to="/docs/Premium#comparison">All {limitCount} limits side by side</MoreLink>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">{free.name}</th>
            <th scope="col">{premium.name}</th>
          </tr>
        </thead>
        <tbody>
          {decidingLimits.map((limit) => (
            <tr key={`${limit.to} ${limit.label}`}>
              <th scope="row">
                <Link to={limit.to}>{limit.label}</Link> <span>{limit.featureTitle}</span>
              </th>
              <td>{limit.free}</td>
              <td>{limit.premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function OnlyWithPremium(): ReactNode {
  return (
    <Section
      id="only"
      title="Only with Premium"
      tint
      lead={<p>Everything else is in both plans, with different limits.</p>}
    >
      <ul className={styles.rows}>
        {premiumOnly.map(({label, featureTitle, to}) => (
          <li key={label}>
            <b>{label}</b> <Link to={to}>{featureTitle}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Purchase(): ReactNode {
  return (
    <Section id="buy" title="Buy and cancel it" tint lead={<MoreLink to="/docs/Premium#buy">Step by step</MoreLink>}>
      <p>
        {devicesText} {cancelEffect} <Link to="/docs/Premium#cancel">How to cancel</Link>
      </p>
    </Section>
  );
}

function AfterPremium(): ReactNode {
  return (
    <Section
      id="end"
      title="What happens when it ends"
      lead={
        <>
          <p>Your items and settings stay.</p>
          <MoreLink to="/docs/Premium#end">All the rules, and who is told when</MoreLink>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Existing items</th>
            <th scope="col">New items</th>
          </tr>
        </thead>
        <tbody>
          {planStates.map(({title, meaning, existingItemsPlan, newItemsPlan}) => (
            <tr key={title}>
              <th scope="row">
                {title} <span className={styles.meaning}>{meaning}</span>
              </th>
              <td>{planNames[existingItemsPlan]}</td>
              <td>{planNames[newItemsPlan]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Questions(): ReactNode {
  return (
    <Section
      id="questions"
      title="Questions about paying"
      tint
      lead={<MoreLink to="/faq/premium">All questions about Premium</MoreLink>}
    >
      <Answers questions={questions} />
    </Section>
  );
}
