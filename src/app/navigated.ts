import type {ClientModule} from '@docusaurus/types';
import {navigatedEvent} from '../shared/markup';

/** Tells the page script that the application shows another address: it may keep the same elements. */
export default {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) document.dispatchEvent(new Event(navigatedEvent));
  },
} satisfies ClientModule;
