import {moduleList} from '../../../facts/modules';
import {serverEventGroups} from '../../../facts/derived/events';
import type {EventGroup, LoggedEvent, Module} from '../../../facts/types';
import {paths} from '../../../facts/derived/paths';
import {showEach} from './block';
import {code, withDetectedCode, lines, mdx, paragraphs, type Markdown} from './mdxTemplate';
import {modulesByKey, foldableTable} from './feature';

const eventRow = ({key, text, note, highVolume}: LoggedEvent): Markdown =>
  mdx`| ${code(key)} | ${withDetectedCode([text, note, highVolume && 'sent often'].filter(Boolean).join('; '))} |`;

const eventTable = ({events}: {events: readonly LoggedEvent[]}): Markdown | undefined =>
  foldableTable('events', ['Event', 'When'], events.map(eventRow));

const eventGroupSection = (group: EventGroup): Markdown => mdx`
  ### ${group.title} (${code(group.key)}) {/* #events-${group.key} */}

  ${eventTable(group)}
`;

const moduleEventsItem = ({key, title, events}: Module): Markdown =>
  mdx`- [${title}](${paths.module(key)}#events) (${code(key)}): ${events.length} events`;

/** `polls` → ``| `polls.poll.closed` | A poll closed |``; `catalog` → groups of server events; `modules` → a link to each module's events. */
export const events = {
  catalog: () => paragraphs(serverEventGroups.map(eventGroupSection)),
  modules: () => lines(moduleList.filter((module) => module.events.length > 0).map(moduleEventsItem)),
  ...showEach(modulesByKey, eventTable),
};
