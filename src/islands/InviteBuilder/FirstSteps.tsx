import controls from '@site/src/components/controls.module.css';
import grid from '@site/src/components/site/grid.first.module.css';
import {serverListId, stepId, type QuickStart} from '@site/src/lib/firstSteps';
import {withBasePath} from '@site/src/facts/derived/basePath';
import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import data, {type Feature} from '../../build/data/inviteCatalog.data';
import {allFeatures} from './catalog';
import type {Selection} from './selection';
import StepText from './StepText';
import styles from './styles.module.css';
import {useDoneSteps} from './useDoneSteps';

const {serverQuickStart, diagnoseCommandName} = data;

/** If there are more groups than this, all start closed. */
const MAX_OPEN_GROUPS = 3;

const stepIdsOf = (listId: string, {steps}: QuickStart): string[] => steps.map((step) => stepId(listId, step));

const allStepIds: ReadonlySet<string> = new Set([
  ...stepIdsOf(serverListId, serverQuickStart),
  ...allFeatures.flatMap(({id, firstSteps}) => stepIdsOf(id, firstSteps)),
]);

interface StepListProps {
  listId: string;
  quickStart: QuickStart;
  doneIds: ReadonlySet<string>;
  setStepDone: (id: string, isDone: boolean) => void;
}

function StepList({listId, quickStart: {steps}, doneIds, setStepDone}: StepListProps): ReactNode {
  const prefix = useId();
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const id = stepId(listId, step);
        const fieldId = `${prefix}${index}`;
        return (
          <li key={id}>
            <input
              id={fieldId}
              type="checkbox"
              checked={doneIds.has(id)}
              onChange={(event) => setStepDone(id, event.target.checked)}
            />
            <p>
              <label htmlFor={fieldId}>{step.title}</label>
              <StepText parts={step.parts} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface FeatureStepsProps extends Omit<StepListProps, 'listId' | 'quickStart'> {
  feature: Feature;
  startsOpen: boolean;
}

function FeatureSteps({
  feature: {id, title, firstSteps},
  doneIds,
  setStepDone,
  startsOpen,
}: FeatureStepsProps): ReactNode {
  // Keeps its first value: ticking another module must not close a group that the reader opened.
  const [open] = useState(startsOpen);
  const stepIds = stepIdsOf(id, firstSteps);
  // `data-not-text` leaves an element out of the page's Markdown copy and the search index.
  return (
    <details open={open}>
      <summary>
        <h3>{title}</h3>{' '}
        <span data-not-text="">{`${stepIds.filter((candidate) => doneIds.has(candidate)).length} of ${stepIds.length} done`}</span>
      </summary>
      <StepList listId={id} quickStart={firstSteps} doneIds={doneIds} setStepDone={setStepDone} />
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
  /** Announces a change to screen readers. */
  announce: (text: string) => void;
}

/** Lists the first steps for the server and for all ticked modules and functions. The guides have the same steps. */
export default function FirstSteps({selection, isReady, announce}: Props): ReactNode {
  const startOverButton = useRef<HTMLButtonElement>(null);
  const tickedFeatures = allFeatures.filter(({id}) => selection.featureIds.has(id));
  const shownIds = [
    ...stepIdsOf(serverListId, serverQuickStart),
    ...tickedFeatures.flatMap(({id, firstSteps}) => stepIdsOf(id, firstSteps)),
  ];
  const {doneIds, progress, setStepDone, startOver, clearedMessage, undo} = useDoneSteps(
    shownIds,
    allStepIds,
    announce,
  );
  return (
    <section id="first-steps" className={clsx(grid.split, styles.firstSteps)} aria-label="Your first steps">
      <div className={styles.stepsHead}>
        <h2>Your first steps</h2>
        <p>
          <span className={styles.scriptOnly}>
            These are the steps for everything you ticked above, in order. Your browser remembers which ones you've
            done.{' '}
          </span>
          {diagnoseCommandName && (
            <>
              {'If a step fails, run '}
              <code translate="no">{diagnoseCommandName}</code>
              {" and choose the module. The reply names what's missing."}
            </>
          )}
        </p>
        <div className={styles.stepsTools}>
          <p data-not-text="">{progress}</p>
          <button
            ref={startOverButton}
            type="button"
            className={styles.bulkButton}
            aria-disabled={doneIds.size === 0}
            onClick={startOver}
          >
            Start over
          </button>
        </div>
        {clearedMessage !== '' && (
          <p>
            <span>{clearedMessage}</span>{' '}
            <button
              type="button"
              className={controls.linkButton}
              onClick={() => {
                undo();
                // This button disappears, which would lose the focus.
                startOverButton.current?.focus();
              }}
            >
              Undo
            </button>
          </p>
        )}
      </div>
      <div className={styles.stepGroups}>
        <StepList listId={serverListId} quickStart={serverQuickStart} doneIds={doneIds} setStepDone={setStepDone} />
        {isReady
          ? tickedFeatures.map((feature) => (
              <FeatureSteps
                key={feature.id}
                feature={feature}
                doneIds={doneIds}
                setStepDone={setStepDone}
                startsOpen={tickedFeatures.length <= MAX_OPEN_GROUPS}
              />
            ))
          : tickedFeatures.map(({id, title, firstSteps}) => (
              <p key={id}>
                <b>{title}</b> <a href={withBasePath(firstSteps.to)}>{firstSteps.title}</a>
              </p>
            ))}
      </div>
    </section>
  );
}
