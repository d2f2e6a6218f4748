import {render, type Context} from '@site/src/lib/variables';
import {useMemo, type ReactNode} from 'react';
import {useIsHydrated} from '../state';
import facts from '../../build/data/playground.data';
import Announcement from '../Announcement';
import {options, templateKeyOf, templateOptions, type PreviewChoices} from './previewChoices';
import {contextOf, placeOf} from './renderContext';
import LabeledSelect from './LabeledSelect';
import VariablePicker, {type Group} from './VariablePicker';
import Preview from './Preview';
import ProblemList from './ProblemList';
import styles from './styles.module.css';
import TextEditor, {lengthText, problemCount} from './TextEditor';
import {useDraft, type Draft} from './useDraft';
import {useEditor} from './useEditor';

/** The island's name in messages; starts a sentence. */
export const label = 'The playground';

const ANNOUNCE_DELAY = 1200;

interface ChoiceProps {
  draft: Draft;
  of: keyof PreviewChoices;
  label: string;
}

function Choice({draft: {choices, choose}, of, label}: ChoiceProps): ReactNode {
  const onChoose = (value: string): void => choose(of, value);
  return <LabeledSelect name={of} label={label} options={options[of]} value={choices[of]} onChoose={onChoose} />;
}

const groupsIn = (context: Context): Group[] =>
  facts.categories.map(({key, title, variables}) => ({
    key,
    title,
    entries: variables.map(({name, description}) => ({
      name,
      description,
      value: context.known.has(name) ? render(`{${name}}`, context).text : undefined,
    })),
  }));

/** Previews a text with variables while the reader types. The text stays in the browser; shared links contain it in the hash. */
export default function Playground(): ReactNode {
  const isHydrated = useIsHydrated();
  const draft = useDraft();
  const {text, choices, caret} = draft;
  const {textarea, select, type} = useEditor(draft);
  const place = placeOf(choices);
  const context = useMemo(() => contextOf(choices), [choices]);
  const groups = useMemo(() => groupsIn(context), [context]);
  const rendered = useMemo(() => render(text, context), [text, context]);
  const {problems} = rendered;
  const length = lengthText(rendered, place.limit);
  const channel = String(context.values.get('channel.name') ?? '') || undefined;
  return (
    <div className={styles.playground} data-playground="" data-not-text="">
      <p className={styles.without}>
        The playground needs JavaScript. In chat, <code translate="no">{facts.command}</code> does the same.
      </p>
      <div className={styles.grid}>
        {draft.unreadable && (
          <p role="alert" className={styles.unreadable}>
            This shared link is incomplete or too long. Ask for a new one.
          </p>
        )}
        <div className={styles.start}>
          <LabeledSelect
            name="template"
            label="Begin with"
            options={templateOptions}
            value={templateKeyOf(text)}
            onChoose={draft.startFrom}
          />
          <Choice draft={draft} of="place" label="Where the text goes" />
        </div>
        <TextEditor draft={draft} textarea={textarea} length={length} problems={problems.length} onType={type} />
        <VariablePicker groups={groups} inert={!isHydrated} onPick={(name) => type(caret, `{${name}}`)} />
        <div className={styles.result}>
          <p className={styles.label}>What members see</p>
          <Preview rendered={rendered} place={place.key} channel={channel} />
          <ProblemList text={text} problems={problems} onReplace={type} onSelect={select} />
        </div>
        <div className={styles.samples} role="group" aria-label="Sample data for the preview">
          <Choice draft={draft} of="member" label="Member" />
          <Choice draft={draft} of="server" label="Server" />
          <Choice draft={draft} of="channel" label="Channel" />
        </div>
        <Announcement text={`${problemCount(problems.length)}, ${length}`} delay={ANNOUNCE_DELAY} />
      </div>
    </div>
  );
}
