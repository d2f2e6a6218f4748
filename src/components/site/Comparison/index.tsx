import controls from '@site/src/components/controls.module.css';
import SearchField from '@site/src/components/site/SearchField';
import {Section} from '@site/src/components/site/SitePage';
import type {LimitGroup} from '@site/src/components/site/premium.data';
import useSettled from '@site/src/components/useSettled';
import type {PlanKey} from '@site/src/facts/types';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Check from 'lucide-react/icons/check';
import {useRef, useState, type ReactNode} from 'react';
import {countLimits, filterLimits} from './filter';
import styles from './styles.module.css';

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
        <tbody key={group.key}>
          <tr>
            <th scope="rowgroup" colSpan={3} id={anchorOf(group)} className={styles.module}>
              <Link to={group.to}>{group.title}</Link>
            </th>
          </tr>
          {group.limits.map((limit) => (
            <tr key={limit.key}>
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

interface Props extends TableProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: ReactNode;
}

/**
 * The section with all limits of both plans: the reader can search them, leave out what is the same in both, and go to a
 * module by the list beside them.
 */
export default function Comparison({id, title, lead, groups, names}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState('');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const shown = filterLimits(groups, {search, onlyDifferences});
  const count = `${countLimits(shown)} of ${countLimits(groups)} limits`;
  const announced = useSettled(count);

  const anchors = useBrokenLinks();
  for (const group of groups) anchors.collectAnchor(anchorOf(group));

  const filteredOut = onlyDifferences && filterLimits(groups, {search, onlyDifferences: false}).length > 0;

  return (
    <Section
      id={id}
      title={title}
      lead={
        <>
          <p>{lead}</p>
          <nav aria-label="Modules in the table" className={styles.jump}>
            <ul>
              {shown.map((group) => (
                <li key={group.key}>
                  <Link to={`#${anchorOf(group)}`}>{group.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      <form
        ref={form}
        className={styles.controls}
        aria-label="Limits"
        // A page that is loaded again would bring an older tick with it.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField label="Find a limit" value={search} onChange={setSearch} />
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          Only differences
        </label>
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
        <p role="status" aria-atomic="true" className="sr-only">
          {announced} shown.
        </p>
      </form>
      {shown.length > 0 ? (
        <div className={styles.limits}>
          <LimitTable groups={shown} names={names} />
        </div>
      ) : (
        <>
          <p>
            {filteredOut
              ? `Among the limits that differ, none has “${search.trim()}” in its name.`
              : `No limit has “${search.trim()}” in its name. Try the name of a module.`}
          </p>
          {filteredOut && (
            <button
              type="button"
              className={controls.button}
              onClick={() => {
                setOnlyDifferences(false);
                // The button goes away, and the focus with it.
                form.current?.querySelector('input')?.focus();
              }}
            >
              Search all limits
            </button>
          )}
        </>
      )}
    </Section>
  );
}
