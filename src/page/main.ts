/*
 * Everything that runs on a page as soon as its HTML is there. Each file is one behavior and its only implementation: a listener,
 * or a custom element. Elements of few pages have files of their own: src/node/plugins/page-script/files.ts.
 */
import './address';
import './ahead';
import './banner';
import './contents';
import './copy';
import './drawer';
import './island';
import './progress';
import './scrolling';
import './search';
import './shown';
import './sidebar';
import './skip';

// For styles that reserve the space of controls that don't work yet, and for tests.
document.documentElement.dataset.page = 'ready';
