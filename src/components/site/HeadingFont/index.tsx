import Head from '@docusaurus/Head';
import font from '@site/src/css/fonts/bricolage-grotesque-700.woff2';
import type {ReactNode} from 'react';

/**
 * Asks for the face of headings at once: `font-display: optional` uses it only if it is there before the first paint.
 * See `src/css/tokens.css`.
 */
export default function HeadingFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
