import {launch} from '../browser';
import {flows} from './flows';
import {startPuppeteer} from './puppeteer';

// On a desk, too, its own tests do all this and more (tests/e2e/).
flows(() => startPuppeteer('chrome', launch.executablePath), [360]);
