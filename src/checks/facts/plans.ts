import type {PlanState} from '../../facts/types';
import {checkKnown, checkUnique, type Report} from './report';

/** Checks that every state of a plan except the first follows from another state. */
export function checkPlanStates(states: readonly PlanState[], report: Report): void {
  const names = states.map(({state}) => state);
  checkUnique('state', names, ['states'], report);
  for (const {state, next} of states) {
    const targets = next.map(({to}) => to);
    checkKnown('state', targets, names, ['states', state, 'next'], report);
    if (targets.includes(state)) report(['states', state, 'next'], `${state} leads to itself`, 'Name another state.');
  }
  for (const name of names.slice(1)) {
    if (!states.some(({state, next}) => state !== name && next.some(({to}) => to === name))) {
      report(['states', name], `nothing leads to ${name}`, 'Name it in `next` of the state before it.');
    }
  }
}
