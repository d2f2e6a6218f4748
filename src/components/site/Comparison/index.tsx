import controls from '@site/src/components/controls.module.css';
import SearchField from '@site/src/components/site/SearchField';
import {Section} from '@site/src/components/site/SitePage';
import type {LimitGroup} from '@site/src/node/data/premium.data';
import type {PlanKey} from '@site/src/facts/types';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Check from 'lucide-react/icons/check';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {hook, wordsName} from '@site/src/shared/markup';

/** Anchor of a module's limits in the table. */
const anchorOf = ({key}: LimitGroup): string => `limits-${key}`;

/** A value that says whether something is there, as an icon that is read as a word. */
function Value({text}: {text: string}): ReactNode {
  if (text !== 'yes') return text === 'no' ? <span className={styles.none}>no</span> : text;
  return (
    <>
      <Check />
      <span className="sr-only">yes</span>
    </>
  );
}

interface TableProps {
  groups: readonly LimitGroup[];
  /** Names of the plans. */
  names: Record<PlanKey, string>;
}

/** Limits of both plans, by module. */
function LimitTable({groups, names}: TableProps): ReactNode {
  return (
    <table className={styles.table} aria-label="Limits of both plans">
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col">{names.free}</th>
          <th scope="col">{names.premium}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key} {...hook('data-items')}>
          <tr>
            <th scope="rowgroup" colSpan={3} id={anchorOf(group)} className={styles.module}>
              <Link to={group.to}>{group.title}</Link>
            </th>
          </tr>
          {group.limits.map((limit) => (
            <tr
              key={limit.key}
              {...hook('data-item', `${group.key}.${limit.key}`)}
              {...hook('data-values', JSON.stringify({differs: limit.differs ? ['yes'] : []}))}
              {...hook('data-text', `${group.title} ${limit.label}`)}
            >
              <th scope="row">{limit.label}</th>
              <td>
                <Value text={limit.free} />
              </td>
              <td>
                <Value text={limit.premium} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The words that the reader searches for; the page script puts them in. */
const searched = (
  <>
    “<span {...hook('data-words')} />”
  </>
);

/** What narrows the table down. */
function Filters({count}: {count: number}): ReactNode {
  return (
    <form className={styles.controls} aria-label="Limits">
      <SearchField label="Find a limit" name={wordsName} />
      <label className={styles.only}>
        <input name="differs" type="checkbox" value="yes" autoComplete="off" />
        Only differences
      </label>
      <span aria-hidden="true" className={styles.count} {...hook('data-count')}>
        {`${count} limits`}
      </span>
      <button type="reset" className={controls.words}>
        Show all
      </button>
      <p role="status" aria-atomic="true" className="sr-only" {...hook('data-said')} />
    </form>
  );
}

/** What is shown in place of the table when no limit is what the reader chose. */
function NothingFound(): ReactNode {
  return (
    <>
      <p {...hook('data-empty', 'unnamed')} hidden>
        No limit has {searched} in its name. Try the name of a module.
      </p>
      <div {...hook('data-empty', 'named')} hidden>
        <p>Among the limits that differ, none has {searched} in its name.</p>
        <button type="button" className={controls.button} {...hook('data-clear', 'differs')}>
          Search all limits
        </button>
      </div>
    </>
  );
}

/** Leads to each module in the table. */
function ModuleLinks({groups}: Pick<TableProps, 'groups'>): ReactNode {
  return (
    <nav aria-label="Modules in the table" className={styles.jump}>
      <ul>
        {groups.map((group) => (
          <li key={group.key} {...hook('data-for', anchorOf(group))}>
            <Link to={`#${anchorOf(group)}`}>{group.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props extends TableProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: ReactNode;
}

/**
 * The section with all limits of both plans: the reader can search them, leave out what is the same in both, and go to a
 * module by the list beside them. What the filters do is in src/page/filters.ts.
 */
export default function Comparison({id, title, lead, groups, names}: Props): ReactNode {
  const count = groups.reduce((sum, {limits}) => sum + limits.length, 0);

  const anchors = useBrokenLinks();
  for (const group of groups) anchors.collectAnchor(anchorOf(group));

  return (
    <filter-list {...hook('data-things', 'limits')}>
      <Section
        id={id}
        title={title}
        lead={
          <>
            <p>{lead}</p>
            <ModuleLinks groups={groups} />
          </>
        }
      >
        <Filters count={count} />
        <div className={styles.limits} {...hook('data-items')}>
          <LimitTable groups={groups} names={names} />
        </div>
        <NothingFound />
      </Section>
    </filter-list>
  );
}
