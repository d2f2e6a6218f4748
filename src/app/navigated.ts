import type {ClientModule} from '@docusaurus/types';
import {navigatedEvent} from '../shared/markup';

/** Tells the page script that the application shows another address: its elements can be the same ones as before. */
export default {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) document.dispatchEvent(new Event(navigatedEvent));
  },
} satisfies ClientModule;
