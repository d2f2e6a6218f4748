import {launch} from '../browser';
import {flows} from './flows';
import {startPuppeteer} from './puppeteer';

flows(() => startPuppeteer('chrome', launch.executablePath));
