import {startCanonicalAddress, startSkipLink, startTargetDetails} from './address';
import startBanner from './banner';
import startTableOfContents from './tableOfContents';
import startCopy from './copy';
import startDrawer from './drawer';
import startIslands from './island';
import startScrolling from './scrolling';
import startSearch from './searchButton';
import {startBfcache, startPrefetch, startProgressBar} from './navigation';
import startSidebarScrolling from './sidebar';

/* Runs on every page once its HTML is parsed. src/build/plugins/page-script/scriptFiles.ts lists the other scripts. */
const behaviors = [
  // First, because other behaviors read the URL.
  startCanonicalAddress,
  startPrefetch,
  startBanner,
  startTableOfContents,
  startCopy,
  startTargetDetails,
  startSkipLink,
  startDrawer,
  startIslands,
  startProgressBar,
  startScrolling,
  startSearch,
  startBfcache,
  startSidebarScrolling,
];
for (const start of behaviors) {
  try {
    start();
  } catch (error) {
    // The other behaviors should still start.
    reportError(error);
  }
}

// Styles hide controls that need the script until this is set, and tests wait for it.
document.documentElement.dataset.page = 'ready';
