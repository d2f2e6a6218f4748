import {counted} from '@site/src/shared/sentences';
import type {ReactNode} from 'react';
import data from '../../node/data/inviteCatalog.data';
import {requestOf, selectionOf} from './selection';
import InviteLink from './InviteLink';
import styles from './styles.module.css';
import {hook} from '@site/src/shared/markup';

const {catalog, administrator} = data;

/** The ready invites with what each asks for: what the page offers where no script runs. */
export default function ReadyInvites(): ReactNode {
  return (
    <div className={styles.ready} {...hook('data-not-text')}>
      {catalog.presets.map((preset) => {
        const {asked, href} = requestOf(catalog, selectionOf(preset));
        return (
          <section key={preset.key} aria-label={preset.label}>
            <h2>{preset.label}</h2>
            <p>{`${preset.purpose} ${preset.additions ?? ''}`}</p>
            <InviteLink href={href} primary={preset.key === catalog.initial}>
              {`Add to Discord: ${preset.label}`}
            </InviteLink>
            <details>
              <summary>{`The ${counted(asked.length, 'permission')}`}</summary>
              <ul>
                {asked.map(({name, label, uses: [first]}) => (
                  <li key={name}>
                    <b>{label}</b>
                    <span>{first && ` in ${first.feature} for ${first.for}`}</span>
                  </li>
                ))}
              </ul>
            </details>
          </section>
        );
      })}
      <p>
        <b>{`${administrator.label}. `}</b>
        <span>{administrator.note}</span>
      </p>
    </div>
  );
}
