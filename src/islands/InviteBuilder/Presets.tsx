import type {ReactNode} from 'react';
import data from '../../build/data/inviteCatalog.data';
import {parameterNames} from './selection';
import styles from './styles.module.css';
import type {BuilderActions} from './useInviteBuilder';

const {catalog, customChoice} = data;

interface PresetRadioProps {
  /** Key of the preset; empty for a custom choice. */
  value: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function PresetRadio({value, label, checked, onChoose}: PresetRadioProps): ReactNode {
  return (
    <label className={styles.preset}>
      <input type="radio" name={parameterNames.preset} value={value} checked={checked} onChange={onChoose} />
      <b>{label}</b>
    </label>
  );
}

interface Props extends Pick<BuilderActions, 'choosePreset' | 'chooseCustom'> {
  /** Key of the chosen preset; undefined for a custom choice. */
  chosenKey: string | undefined;
}

export default function Presets({chosenKey, choosePreset, chooseCustom}: Props): ReactNode {
  return (
    <fieldset>
      <legend>
        <h3>Start from</h3>
      </legend>
      <div className={styles.presets}>
        {catalog.presets.map(({key, label}) => (
          <PresetRadio
            key={key}
            value={key}
            label={label}
            checked={chosenKey === key}
            onChoose={() => choosePreset(key, label)}
          />
        ))}
        <PresetRadio value="" label={customChoice.label} checked={chosenKey === undefined} onChoose={chooseCustom} />
      </div>
    </fieldset>
  );
}
