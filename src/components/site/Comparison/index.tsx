import SearchField from '@site/src/components/site/SearchField';
import type {LimitGroup} from '@site/src/components/site/premium.data';
import Link from '@docusaurus/Link';
import Check from 'lucide-react/icons/check';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

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

/** All limits of both plans, by module; the reader can search them and leave out what is the same in both. */
export default function Comparison({groups}: {groups: readonly LimitGroup[]}): ReactNode {
  const [search, setSearch] = useState('');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const words = search.trim().toLowerCase();
  const shown = groups
    .map((group) => ({
      ...group,
      limits: group.limits.filter(
        ({label, differs}) => (differs || !onlyDifferences) && `${group.title} ${label}`.toLowerCase().includes(words),
      ),
    }))
    .filter(({limits}) => limits.length > 0);
  const count = shown.reduce((sum, {limits}) => sum + limits.length, 0);
  const all = groups.reduce((sum, {limits}) => sum + limits.length, 0);
  return (
    <>
      <form className={styles.controls} aria-label="Limits" onSubmit={(event) => event.preventDefault()}>
        <SearchField label="Find a limit" value={search} onChange={setSearch} />
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          Only differences
        </label>
        <span aria-live="polite" className={styles.count}>
          {count} of {all} limits
        </span>
      </form>
      {count === 0 ? (
        <p>No limit has “{search.trim()}” in its name. Try the name of a module, or clear the field.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Limit</th>
              <th scope="col">Free</th>
              <th scope="col">Premium</th>
            </tr>
          </thead>
          {shown.map(({key, title, to, limits}) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={3} id={`limits-${key}`} className={styles.module}>
                  <Link to={to}>{title}</Link>
                </th>
              </tr>
              {limits.map((limit) => (
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
      )}
    </>
  );
}
