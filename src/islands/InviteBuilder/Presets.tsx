import {useId, type ReactNode} from 'react';
import data from '../../node/data/inviteCatalog.data';
import styles from './styles.module.css';
import type {Actions} from './useBuilder';

const {catalog, custom} = data;

interface CardProps {
  /** Key of the preset; empty for the reader's own choice. */
  value: string;
  label: string;
  purpose: string;
  checked: boolean;
  onChoose: () => void;
}

function PresetCard({value, label, purpose, checked, onChoose}: CardProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.preset}>
      <input
        type="radio"
        name="preset"
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={`${id}purpose`}
      />
      <b id={id}>{label}</b>
      <span id={`${id}purpose`}>{purpose}</span>
    </label>
  );
}

interface Props extends Pick<Actions, 'choosePreset' | 'chooseOwn'> {
  /** Key of the preset that is chosen; none where the choice is the reader's own. */
  chosen: string | undefined;
}

/** A card for each ready choice, and one for the reader's own. */
export default function Presets({chosen, choosePreset, chooseOwn}: Props): ReactNode {
  return (
    <fieldset>
      <legend>
        <h2>Start from a preset</h2>
      </legend>
      <div className={styles.presets}>
        {catalog.presets.map(({key, label, purpose}) => (
          <PresetCard
            key={key}
            value={key}
            label={label}
            purpose={purpose}
            checked={chosen === key}
            onChoose={() => choosePreset(key, label)}
          />
        ))}
        <PresetCard
          value=""
          label={custom.label}
          purpose={custom.purpose}
          checked={chosen === undefined}
          onChoose={chooseOwn}
        />
      </div>
    </fieldset>
  );
}
