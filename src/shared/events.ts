import {moduleList, modules} from '../facts/modules';
import type {EventGroup} from '../facts/types';

/** Everything that can be sent to a log channel: the server's groups, then one group for each module. */
export function eventGroups(): EventGroup[] {
  return [
    ...modules.logging.groups,
    ...moduleList.map((module) => ({key: module.key, title: module.title, events: module.events})),
  ];
}
