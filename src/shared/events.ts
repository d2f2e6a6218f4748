import {moduleList} from '../facts/modules';
import type {EventGroup} from '../facts/types';

/** Groups of events of the server itself; those of modules are on the modules' own pages. */
export const serverGroups: readonly EventGroup[] = moduleList.flatMap(({groups = []}) => groups);

/** Everything that can be sent to a log channel: the server's groups, then one group for each module. */
export function eventGroups(): EventGroup[] {
  return [
    ...serverGroups,
    ...moduleList.map((module) => ({key: module.key, title: module.title, events: module.events})),
  ];
}
