import grid from '@site/src/components/site/grid.first.module.css';
import {stepId, type FirstSteps as Steps} from '@site/src/shared/firstSteps';
import {withBasePath} from '@site/src/shared/routing/basePath';
import {counted} from '@site/src/shared/sentences';
import clsx from 'clsx';
import LinkIcon from 'lucide-react/icons/link';
import {useId, useState, type ReactNode} from 'react';
import data, {type Feature} from '../../node/data/inviteCatalog.data';
import {features, writeQuery} from './catalog';
import CopyButton from './CopyButton';
import UnknownItems from './UnknownItems';
import type {Selection} from './selection';
import StepText from './StepText';
import styles from './styles.module.css';
import {doneParameter, useDoneSteps} from './useDoneSteps';

const {serverSteps, check} = data;

/** Owner of the steps that belong to no module, in step ids: `server.open-the-checklist` */
const SERVER = 'server';

/** If there are more groups than this, all start closed. */
const MAX_OPEN_GROUPS = 3;

const idsOf = (owner: string, {steps}: Steps): string[] => steps.map((step) => stepId(owner, step));

const allIds: ReadonlySet<string> = new Set([
  ...idsOf(SERVER, serverSteps),
  ...features.flatMap(({id, firstSteps}) => idsOf(id, firstSteps)),
]);

interface ListProps {
  owner: string;
  list: Steps;
  done: ReadonlySet<string>;
  tick: (id: string, checked: boolean) => void;
}

function StepList({owner, list: {steps}, done, tick}: ListProps): ReactNode {
  const prefix = useId();
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const id = stepId(owner, step);
        const field = `${prefix}${index}`;
        return (
          <li key={id}>
            <input
              id={field}
              type="checkbox"
              checked={done.has(id)}
              onChange={(event) => tick(id, event.target.checked)}
            />
            <p>
              <label htmlFor={field}>{step.title}</label>
              <StepText parts={step.parts} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface GroupProps extends Omit<ListProps, 'owner' | 'list'> {
  feature: Feature;
  startsOpen: boolean;
}

function Group({feature: {id, title, firstSteps}, done, tick, startsOpen}: GroupProps): ReactNode {
  // Ticking another module must not close a group that the reader opened.
  const [open] = useState(startsOpen);
  const ids = idsOf(id, firstSteps);
  return (
    <details open={open}>
      <summary>
        <h3>{title}</h3> <span>{`${ids.filter((step) => done.has(step)).length} of ${ids.length} done`}</span>
      </summary>
      <StepList owner={id} list={firstSteps} done={done} tick={tick} />
      <p>
        <a href={withBasePath(firstSteps.to)}>{`Guide: ${firstSteps.title}`}</a>
      </p>
    </details>
  );
}

interface Props {
  selection: Selection;
  /** False until the URL's query has been read. Until then, and without scripts, links to guides replace the steps. */
  isReady: boolean;
}

/** Lists the first steps for the server and for all ticked modules and functions. The guides have the same steps. */
export default function FirstSteps({selection, isReady}: Props): ReactNode {
  const {done, tick, unknown} = useDoneSteps(allIds);
  const chosen = features.filter(({id}) => selection.features.has(id));
  const all = [...idsOf(SERVER, serverSteps), ...chosen.flatMap(({id, firstSteps}) => idsOf(id, firstSteps))];
  const ticked = all.filter((id) => done.has(id));
  return (
    <section id="first-steps" className={clsx(grid.hang, styles.firstSteps)} aria-label="Your first steps">
      <div className={styles.stepsHead}>
        <h2>Your first steps</h2>
        <p>
          <span className={styles.scriptOnly}>
            The steps for everything you ticked above, in order. Your browser remembers which ones you've done.{' '}
          </span>
          <span>If a step fails, run </span>
          <code translate="no">{check}</code>
          <span> and choose the module. It names what's missing.</span>
        </p>
        <UnknownItems count={unknown} what="step" />
        <div className={styles.stepsTools}>
          <p role="status">{`${ticked.length} of ${counted(all.length, 'step')} done`}</p>
          <CopyButton
            icon={LinkIcon}
            text={
              isReady
                ? `${location.origin}${location.pathname}${writeQuery('', selection)}${ticked.length > 0 ? `&${doneParameter}=${ticked.join(',')}` : ''}#first-steps`
                : ''
            }
            what="the link to this list"
          >
            Copy this list
          </CopyButton>
        </div>
      </div>
      <div className={styles.stepGroups}>
        <StepList owner={SERVER} list={serverSteps} done={done} tick={tick} />
        {isReady
          ? chosen.map((feature) => (
              <Group
                key={feature.id}
                feature={feature}
                done={done}
                tick={tick}
                startsOpen={chosen.length <= MAX_OPEN_GROUPS}
              />
            ))
          : chosen.map(({id, title, firstSteps}) => (
              <p key={id}>
                <b>{title}</b> <a href={withBasePath(firstSteps.to)}>{firstSteps.title}</a>
              </p>
            ))}
      </div>
    </section>
  );
}
