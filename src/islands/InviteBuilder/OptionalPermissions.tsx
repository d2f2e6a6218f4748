import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import Reasons from './Reasons';
import {parameterNames, type RequestedPermission} from './selection';
import styles from './styles.module.css';
import type {BuilderActions} from './useInviteBuilder';

interface PermissionCheckboxProps {
  permission: RequestedPermission;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function PermissionCheckbox({permission: {name, label, uses}, checked, onChange}: PermissionCheckboxProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.checkbox, styles.withReasons)}>
      <input
        id={id}
        type="checkbox"
        name={parameterNames.optional}
        value={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <Reasons
        summary={
          <>
            <span>What's it for?</span>
            <span className="sr-only">{` ${label}`}</span>
          </>
        }
        uses={uses}
      />
    </div>
  );
}

interface Props extends Pick<BuilderActions, 'setOptionalTicked'> {
  offered: readonly RequestedPermission[];
  /** `To give members a role, add Manage Roles.` Undefined for a custom choice, or if the preset leaves nothing out. */
  additionsText: string | undefined;
  /** Names of the ticked permissions. */
  ticked: ReadonlySet<string>;
}

export default function OptionalPermissions({offered, additionsText, ticked, setOptionalTicked}: Props): ReactNode {
  const names = offered.map(({name}) => name);
  const canTickMore = names.some((name) => !ticked.has(name));
  return (
    <fieldset>
      <legend>
        <h3>Optional permissions</h3>
      </legend>
      {offered.length === 0 ? (
        <p className={styles.note}>Nothing you ticked has optional permissions.</p>
      ) : (
        <>
          <p
            className={styles.note}
          >{`Each optional permission turns on extra features. Everything else works without it. ${additionsText ?? ''}`}</p>
          <button
            type="button"
            className={styles.bulkButton}
            onClick={() => setOptionalTicked(names, canTickMore, 'All optional permissions')}
          >
            <span>{canTickMore ? 'Tick all' : 'Clear all'}</span>
            <span className="sr-only"> optional permissions</span>
          </button>
          <div>
            {offered.map((permission) => (
              <PermissionCheckbox
                key={permission.name}
                permission={permission}
                checked={ticked.has(permission.name)}
                onChange={(checked) => setOptionalTicked([permission.name], checked, permission.label)}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}
