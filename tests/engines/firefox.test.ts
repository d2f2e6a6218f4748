import {findFirefox} from '../../scripts/lib/engines';
import {flows} from './flows';
import {startPuppeteer} from './puppeteer';

flows(() => startPuppeteer('firefox', findFirefox()));
