import {moduleList} from '../modules';
import type {EventGroup} from '../types';

/** Events of the server itself, which the module for logging lists by subject. */
export const serverEventGroups: readonly EventGroup[] = moduleList.flatMap(({groups = []}) => groups);

/** Returns all events that can be sent to a log channel: the server's groups, then one group for each module with events. */
export function logEventGroups(): EventGroup[] {
  return [
    ...serverEventGroups,
    ...moduleList
      .filter((module) => module.events.length > 0)
      .map((module) => ({key: module.key, title: module.title, events: module.events})),
  ];
}
