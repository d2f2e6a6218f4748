import {counted} from '@site/src/lib/sentences';
import {hasWords} from '@site/src/lib/tokenize';
import type {ReactNode} from 'react';
import data, {type Catalog, type Feature} from '../../build/data/inviteCatalog.data';
import {features} from './catalog';
import {useIslandState} from '../state';
import FeatureSearch from './FeatureSearch';
import type {Selection} from './selection';
import styles from './styles.module.css';
import type {Actions} from './useBuilder';

const {catalog} = data;

interface CheckboxProps {
  feature: Feature;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function FeatureCheckbox({feature: {id, title, required, optional}, checked, onChange}: CheckboxProps): ReactNode {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="with"
        value={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{title}</span>
      <span className={styles.count}>
        {optional.length === 0 ? (
          <span>{counted(required.length, 'permission')}</span>
        ) : (
          <>
            <span>{required.length}</span>
            <span className="sr-only"> required</span>
            <span>{` + ${optional.length} optional`}</span>
          </>
        )}
      </span>
    </label>
  );
}

interface Props extends Pick<Actions, 'tickFeature' | 'clear'> {
  selection: Selection;
}

interface GroupProps extends Pick<Props, 'selection' | 'tickFeature'> {
  group: Catalog['groups'][number];
  /** Features that match the search. */
  shown: readonly Feature[];
}

function FeatureGroup({group: {title, features: all}, shown, selection, tickFeature}: GroupProps): ReactNode {
  return (
    <div role="group" aria-label={title} className={styles.group}>
      <div className={styles.groupHead}>
        <h4>{title}</h4>
        <span>{`${all.filter(({id}) => selection.features.has(id)).length} of ${all.length}`}</span>
      </div>
      <div className={styles.ticks}>
        {shown.map((feature) => (
          <FeatureCheckbox
            key={feature.id}
            feature={feature}
            checked={selection.features.has(feature.id)}
            onChange={(checked) => tickFeature(feature, checked)}
          />
        ))}
      </div>
    </div>
  );
}

const searchStatus = (search: string, count: number): string =>
  count > 0 ? `${count} of ${features.length} shown` : `No module or function matches “${search}”.`;

export default function Features({selection, tickFeature, clear}: Props): ReactNode {
  const [search, setSearch] = useIslandState('search', '');
  const found = catalog.groups
    .map((group) => ({group, shown: group.features.filter(({words}) => hasWords(words, search))}))
    .filter(({shown}) => shown.length > 0);
  const count = found.reduce((sum, {shown}) => sum + shown.length, 0);
  return (
    <fieldset>
      <legend>
        <h3>Tick modules and functions</h3>
      </legend>
      <div className={styles.tools}>
        <FeatureSearch value={search} onChange={setSearch} />
        <button type="button" className={styles.allButton} onClick={clear}>
          Clear all
        </button>
      </div>
      <p role="status" className={styles.note}>
        {search.trim() !== '' && searchStatus(search.trim(), count)}
      </p>
      {found.map(({group, shown}) => (
        <FeatureGroup key={group.key} group={group} shown={shown} selection={selection} tickFeature={tickFeature} />
      ))}
    </fieldset>
  );
}
