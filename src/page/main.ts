import startCanonicalAddress from './canonicalAddress';
import startPrefetch from './prefetch';
import startBanner from './banner';
import startTableOfContents from './tableOfContents';
import startCopy from './copy';
import startDetails from './details';
import startDrawer from './drawer';
import startIslands from './island';
import startProgress from './progress';
import startScrolling from './scrolling';
import startSearch from './searchButton';
import startBfcache from './bfcache';
import startSidebar from './sidebar';
import startSkipLink from './skipLink';

/*
 * Everything that runs on a page as soon as its HTML is there. Each file is one behavior and its only implementation: a listener,
 * or a custom element. Elements of few pages have files of their own: src/node/plugins/page-script/scriptFiles.ts.
 */
const behaviors = [
  // First, because others read the address.
  startCanonicalAddress,
  startPrefetch,
  startBanner,
  startTableOfContents,
  startCopy,
  startDetails,
  startDrawer,
  startIslands,
  startProgress,
  startScrolling,
  startSearch,
  startBfcache,
  startSidebar,
  startSkipLink,
];
for (const start of behaviors) {
  try {
    start();
  } catch (error) {
    // A behavior that fails must not take the others with it.
    reportError(error);
  }
}

// For styles that reserve the space of controls that don't work yet, and for tests.
document.documentElement.dataset.page = 'ready';
