import clsx from 'clsx';
import type {ReactNode} from 'react';
import {personClasses, type Person} from '../../lib/chat/people';
import {withBasePath} from '../../facts/derived/basePath';
import styles from './styles.module.css';

interface Props {
  personOrBot: 'bot' | Person;
  className?: string;
}

/** The bot's logo, or the first two letters of a person's name. Hidden from screen readers, because the name is beside it. */
export default function Avatar({personOrBot, className}: Props): ReactNode {
  return personOrBot === 'bot' ? (
    <img
      className={clsx(styles.avatar, className)}
      src={withBasePath('/img/logo.svg')}
      width={40}
      height={40}
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={clsx(styles.avatar, styles[personClasses[personOrBot]], className)} aria-hidden="true">
      {personOrBot.slice(0, 2)}
    </span>
  );
}
