import InviteLink from '@site/src/components/site/InviteLink';
import invites from '@site/src/build/data/invites.data';
import {countWithNoun} from '@site/src/lib/sentences';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const {presets} = invites;

/** Permission presets with their invite links. They work without scripts, unlike the invite builder. */
export default function PresetCards(): ReactNode {
  return (
    <div className={styles.cards}>
      {presets.map(({key, label, labelSuffix, contents, permissions, href, notes}, index) => (
        <section key={key} aria-label={label} className={styles.card}>
          <Heading as="h2">
            {label} <span>{labelSuffix}</span>
          </Heading>
          <p>{contents}</p>
          {/* Reader views drop a <div> if more than a fifth of its text is links. */}
          <section className={styles.actions}>
            <InviteLink href={href} primary={index === 0}>
              Add to Discord<span className="sr-only"> with {label}</span>
            </InviteLink>
            <details>
              <summary>{countWithNoun(permissions.length, 'permission')}</summary>
              <ul>
                {permissions.map((permission) => (
                  <li key={permission}>{permission}</li>
                ))}
              </ul>
              {notes !== '' && <p>{notes}</p>}
            </details>
          </section>
        </section>
      ))}
    </div>
  );
}
