import {knownIssues} from '../../src/facts/knownIssues';
import {issueStatuses, moduleKeys, severities} from '../../src/facts/types';
import {reachDay} from './changelog';
import {dayProblem, renewSnapshots, today, valueOf, type Kind} from './kind';
import {addItem, literal} from './source';

/** States that name no release. */
const open = issueStatuses.filter((status) => ['investigating', 'identified', 'limitation'].includes(status));

/** The number after the highest. */
const nextNumber = (): number => Math.max(0, ...knownIssues.map(({id}) => Number(/\d+$/.exec(id)?.[0] ?? 0))) + 1;

/** A known issue that no release fixes yet. */
export const knownIssue: Kind = {
  name: 'known-issue',
  what: 'a known issue',
  parameters: [
    {name: 'title', what: 'Title, as a reader sees the fault'},
    {name: 'area', what: 'Module, or dashboard', choices: [...moduleKeys, 'dashboard']},
    {name: 'severity', what: 'Severity', choices: severities, fallback: () => 'low'},
    {name: 'status', what: 'Status', choices: open, fallback: () => 'investigating'},
    {name: 'since', what: 'Day on which it was seen', fallback: today, problem: dayProblem},
  ],
  make(values, draft) {
    const id = `\`\${product.issuePrefix}-${nextNumber()}\``;
    const title = literal(valueOf(values, 'title'));
    const [area, severity, status, since] = ['area', 'severity', 'status', 'since'].map((name) =>
      literal(valueOf(values, name)),
    );
    draft.edit('src/facts/knownIssues.ts', (source) =>
      addItem(
        source,
        ['knownIssues'],
        `{\nid: ${id}, title: ${title}, areas: [${area}], severity: ${severity}, status: ${status}, since: ${since}, workaround: 'TODO: what helps until it is fixed, or None'}`,
      ),
    );
    reachDay(draft, valueOf(values, 'since'));
    return [
      `Look at severity (${severity}) and status (${status}) in src/facts/knownIssues.ts, and at asOf in src/facts/releases/index.ts`,
      renewSnapshots,
    ];
  },
};
