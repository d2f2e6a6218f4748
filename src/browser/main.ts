import {showCanonicalAddress, startOpeningDetails} from './address';
import startRotatingBanner from './banner';
import startTableOfContents from './tableOfContents';
import startCopyButtons from './copy';
import startDrawer from './drawer';
import startIslands from './island';
import startScrollAttributes from './scrolling';
import startSearch from './searchButton';
import {startBfcacheRestoration, startPrefetch, startProgressBar} from './navigation';
import startRevealingSidebarEntry from './sidebar';
import startSkipLink from './skipLink';

/* Runs on every page once its HTML is parsed. src/build/plugins/page-script/scriptFiles.ts lists the other scripts. */
const behaviors = [
  // First, because other behaviors read the URL.
  showCanonicalAddress,
  startPrefetch,
  startRotatingBanner,
  startTableOfContents,
  startCopyButtons,
  startOpeningDetails,
  startSkipLink,
  startDrawer,
  startIslands,
  startProgressBar,
  startScrollAttributes,
  startSearch,
  startBfcacheRestoration,
  startRevealingSidebarEntry,
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
