import {standIn} from './standIn';
import type {Purpose} from './types';

/** Groups of modules, in the order of the landing page and the introduction. */
export const purposes = [
  {
    key: 'admit',
    title: 'Let the right people in',
    why: 'From the first greeting to a checked, informed member.',
  },
  {
    key: 'answer',
    title: 'Answer without waiting',
    why: 'Private help for one person, instant answers for everyone.',
  },
  {
    key: 'engage',
    title: 'Get people talking',
    why: 'Reasons to come back, even while the moderators sleep.',
  },
  {
    key: 'oversee',
    title: 'Keep track',
    why: 'What happened, how the server grows, and rooms that tidy themselves up.',
  },
] as const satisfies readonly {key: Purpose; title: string; why: string}[];

standIn(purposes, 'your own groups of modules, with the keys of Purpose in src/facts/types.ts');
