import startAddress from './address';
import startAhead from './ahead';
import startBanner from './banner';
import startContents from './contents';
import startCopy from './copy';
import startDetails from './details';
import startDrawer from './drawer';
import startIslands from './island';
import startProgress from './progress';
import startScrolling from './scrolling';
import startSearch from './search';
import startShown from './shown';
import startSidebar from './sidebar';
import startSkip from './skip';

/*
 * Everything that runs on a page as soon as its HTML is there. Each file is one behavior and its only implementation: a listener,
 * or a custom element. Elements of few pages have files of their own: src/node/plugins/page-script/files.ts.
 */
const behaviors = [
  // First, because others read the address.
  startAddress,
  startAhead,
  startBanner,
  startContents,
  startCopy,
  startDetails,
  startDrawer,
  startIslands,
  startProgress,
  startScrolling,
  startSearch,
  startShown,
  startSidebar,
  startSkip,
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
