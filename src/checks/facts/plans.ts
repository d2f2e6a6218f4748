import type {PlanState} from '../../facts/types';
import {checkUnique, type Report} from './report';

/** Checks that the states of a plan lead to one another, and that each but the first is reached. */
export function checkPlanStates(states: readonly PlanState[], report: Report): void {
  const names = states.map(({state}) => state);
  checkUnique(names, String, 'the state', ['states'], report);
  for (const {state, next} of states) {
    for (const {to} of next) {
      if (!names.includes(to)) {
        report(['states', state, 'next'], `unknown state "${to}"`, `Available: ${names.join(', ')}.`);
      }
      if (to === state) report(['states', state, 'next'], `${state} leads to itself`, 'Name another one.');
    }
  }
  for (const name of names.slice(1)) {
    if (!states.some(({state, next}) => state !== name && next.some(({to}) => to === name))) {
      report(['states', name], `nothing leads to ${name}`, 'Name it in `next` of the state before it.');
    }
  }
}
