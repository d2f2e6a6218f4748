import ActionLink from '@site/src/components/site/ActionLink';
import MoreLink from '@site/src/components/site/MoreLink';
import SitePage, {Section} from '@site/src/components/site/SitePage';
import facts from '@site/src/components/site/premium.data';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

const {name, store, plans, comparison, only, purchase, cancel, end} = facts;

export default function Premium(): ReactNode {
  return (
    <SitePage
      title="Premium"
      description={`What ${name} Premium costs, every limit of both plans side by side, what only Premium has, how to buy or cancel it, and what happens when it ends.`}
      heading={`${name} Premium`}
      lead="Every module and function is free. Premium raises the limits of one server."
      actions={
        <>
          <ActionLink to={store} primary>
            Get Premium
          </ActionLink>
          <ActionLink to="#comparison">Compare all limits</ActionLink>
        </>
      }
    >
      <Section id="plans" title="Two plans">
        {plans.map(({key, name: plan, priceUsdMonth, unit, summary}) => (
          <section key={key} aria-labelledby={`plan-${key}`}>
            <Heading as="h3" id={`plan-${key}`}>
              {plan}
            </Heading>
            <p>
              <strong>
                ${priceUsdMonth} a month for one {unit}
              </strong>
            </p>
            <p>{summary}</p>
          </section>
        ))}
        <p>{purchase.taxesAndCurrency}</p>
      </Section>
      <Section id="comparison" title="All limits">
        {comparison.map(({key, title, to, limits}) => (
          <section key={key} aria-labelledby={`limits-${key}`}>
            <Heading as="h3" id={`limits-${key}`}>
              <Link to={to}>{title}</Link>
            </Heading>
            <table>
              <thead>
                <tr>
                  <th scope="col">Limit</th>
                  <th scope="col">Free</th>
                  <th scope="col">Premium</th>
                </tr>
              </thead>
              <tbody>
                {limits.map((limit) => (
                  <tr key={limit.key}>
                    <th scope="row">{limit.label}</th>
                    <td>{limit.free}</td>
                    <td>{limit.premium}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </Section>
      <Section id="only" title="Only with Premium">
        <ul>
          {only.map(({feature, owner, to}) => (
            <li key={feature}>
              {feature} (<Link to={to}>{owner}</Link>)
            </li>
          ))}
        </ul>
      </Section>
      <Section id="buy" title="Buy it">
        <ul>
          {purchase.where.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <p>{purchase.payer}</p>
        <p>{purchase.activation}</p>
      </Section>
      <Section id="cancel" title="Cancel it">
        <ol>
          {cancel.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{cancel.effectUntilPeriodEnd}</p>
      </Section>
      <Section id="end" title="When it ends">
        <ul>
          {end.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <MoreLink to="/faq/premium">Questions about Premium</MoreLink>
      </Section>
    </SitePage>
  );
}
