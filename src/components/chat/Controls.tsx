import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {PropsOf} from '../../lib/chat/propSchemas';
import styles from './styles.module.css';

/** Returns child elements with keys, without the line breaks that MDX puts between them. */
function elementsOf(children: ReactNode): ReactElement[] {
  return Children.toArray(children).filter((child) => isValidElement(child));
}

/** Puts commas between elements, for screen readers and copied text only. */
export function SpokenCommas({children}: {children: ReactNode}): ReactNode {
  return elementsOf(children).map((element, index) => (
    <Fragment key={element.key}>
      {index > 0 && <span className="sr-only">, </span>}
      {element}
    </Fragment>
  ));
}

export function ActionRow({children}: PropsOf<'ActionRow'>): ReactNode {
  return (
    <div className={styles.row}>
      <span className="sr-only">{elementsOf(children).length === 1 ? 'Button: ' : 'Buttons: '}</span>
      <SpokenCommas>{children}</SpokenCommas>
    </div>
  );
}

/** Text that looks like a button. */
export function Button({label, style = 'secondary', icon: Icon, disabled = false}: PropsOf<'Button'>): ReactNode {
  return (
    <span className={clsx(styles.button, styles[style], disabled && styles.disabled)}>
      {Icon && <Icon />}
      <span>{label}</span>
      {style === 'link' && (
        <>
          <span className="sr-only"> (link)</span>
          <ExternalLink />
        </>
      )}
      {disabled && <span className="sr-only"> (disabled)</span>}
    </span>
  );
}

/** Looks like a select menu: open if it has options, otherwise closed. */
export function SelectMenu({placeholder, children}: PropsOf<'SelectMenu'>): ReactNode {
  const options = elementsOf(children);
  return (
    <div className={styles.picker}>
      <p className={styles.select}>
        <span>
          {placeholder}
          <span className="sr-only">{options.length > 0 ? ', menu with the options:' : ', menu'}</span>
        </span>
        <ChevronDown />
      </p>
      {options.length > 0 && <ul className={styles.options}>{options}</ul>}
    </div>
  );
}

export function Option({label, description}: PropsOf<'Option'>): ReactNode {
  return (
    <li>
      <b>{label}</b>
      {description !== undefined && (
        <>
          <span className="sr-only">: </span>
          <span className={styles.optionDescription}>{description}</span>
        </>
      )}
    </li>
  );
}
