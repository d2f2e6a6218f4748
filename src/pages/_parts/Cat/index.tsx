import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** SVG paths of the cat in the logo. It is a stand-in: `npm run stand-ins` reports it while this comment says so. */
const shapes = {
  head: 'M3.2 46C4 43.3 5.3 40.8 7 38.5C5.6 31 5.8 24 7.4 17.4C8.5 12.6 13.4 11.2 16.8 14.4C20 17.2 22.6 19.8 24.6 23Q32 20.6 39.4 23C41.4 19.8 44 17.2 47.2 14.4C50.6 11.2 55.5 12.6 56.6 17.4C58.2 24 58.4 31 57 38.5C58.7 40.8 60 43.3 60.8 46A32 32 0 0 1 3.2 46Z',
  eyes: 'M10.1 36.8L18.2 34.7A7.8 7.8 0 1 1 12.8 44.7ZM53.9 36.8L51.2 44.7A7.8 7.8 0 1 1 45.8 34.7Z',
  pupils: 'M18.3 42.2a2.8 5.1 0 0 1 5.6 0a2.8 5.1 0 0 1-5.6 0M40.1 42.2a2.8 5.1 0 0 1 5.6 0a2.8 5.1 0 0 1-5.6 0',
  rosette: 'M27.8 29.6A4.2 4.2 0 0 1 33.3 26M35.1 27.2A4.2 4.2 0 0 1 34.8 33.1M32.6 34.2A4.2 4.2 0 0 1 28.4 32.2',
};

/** The logo's cat looking over an edge, with or without the moon behind it. On dark surfaces, the fur has the surface's color. */
export default function Cat({moon = false}: {moon?: boolean}): ReactNode {
  return (
    <svg
      className={moon ? styles.withMoon : styles.cat}
      width={64}
      height={moon ? 51 : 41}
      viewBox={moon ? '0 0 64 51' : '0 10 64 41'}
      aria-hidden="true"
    >
      {moon && <path className={styles.light} d="M3.2 46A32 32 0 1 1 60.8 46Z" />}
      <path className={styles.fur} d={shapes.head} />
      <path className={styles.light} d={shapes.eyes} />
      <path className={styles.fur} d={shapes.pupils} />
      <path className={styles.line} d={shapes.rosette} />
    </svg>
  );
}
