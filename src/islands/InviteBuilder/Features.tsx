import {countWithNoun} from '@site/src/lib/sentences';
import type {ReactNode} from 'react';
import data, {type Catalog, type Feature} from '../../build/data/inviteCatalog.data';
import {parameterNames, type Selection} from './selection';
import styles from './styles.module.css';
import type {BuilderActions} from './useInviteBuilder';

const {catalog, featureNoun} = data;

interface FeatureCheckboxProps {
  feature: Feature;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function FeatureCheckbox({
  feature: {id, title, required, optional},
  checked,
  onChange,
}: FeatureCheckboxProps): ReactNode {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        name={parameterNames.features}
        value={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{title}</span>
      <span className={styles.count}>
        {optional.length === 0 ? (
          <span>{countWithNoun(required.length, 'permission')}</span>
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

interface Props extends Pick<BuilderActions, 'setFeatureTicked' | 'clearAll'> {
  selection: Selection;
}

interface FeatureGroupProps extends Pick<Props, 'selection' | 'setFeatureTicked'> {
  group: Catalog['groups'][number];
}

function FeatureGroup({group: {title, features}, selection, setFeatureTicked}: FeatureGroupProps): ReactNode {
  return (
    <div role="group" aria-label={title} className={styles.group}>
      <div className={styles.groupHead}>
        <h4>{title}</h4>
        <span>{`${features.filter(({id}) => selection.featureIds.has(id)).length} of ${features.length}`}</span>
      </div>
      <div className={styles.checkboxes}>
        {features.map((feature) => (
          <FeatureCheckbox
            key={feature.id}
            feature={feature}
            checked={selection.featureIds.has(feature.id)}
            onChange={(checked) => setFeatureTicked(feature, checked)}
          />
        ))}
      </div>
    </div>
  );
}

export default function Features({selection, setFeatureTicked, clearAll}: Props): ReactNode {
  return (
    <fieldset>
      <legend>
        <h3>{`Tick ${featureNoun}`}</h3>
      </legend>
      <button type="button" className={styles.bulkButton} onClick={clearAll}>
        Clear all
      </button>
      {catalog.groups.map((group) => (
        <FeatureGroup key={group.key} group={group} selection={selection} setFeatureTicked={setFeatureTicked} />
      ))}
    </fieldset>
  );
}
