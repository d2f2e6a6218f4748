/*
 * Everything that runs on a page as soon as its HTML is there, before the application and without it. Each file is one
 * behavior and its only implementation: a listener, or a custom element that React draws and never looks into. It finds the
 * page as the server wrote it, and works the same once the application has taken over. Elements of few pages have files of
 * their own:
 * src/node/plugins/page-script/files.ts.
 */
import './address';
import './ahead';
import './banner';
import './contents';
import './copy';
import './drawer';
import './progress';
import './scrolling';
import './search';
import './shown';
import './sidebar';
import './skip';
import {startApplication} from './application';

startApplication();
// For styles that reserve the space of controls that don't work yet, and for tests.
document.documentElement.dataset.page = 'ready';
