import {renderTemplate, type RenderContext} from '@site/src/lib/variables';
import {useId, useMemo, type ReactNode} from 'react';
import {useIsHydrated} from '../state';
import facts from '../../build/data/playground.data';
import LiveRegion from '../LiveRegion';
import {previewOptions, templateKeyOf, templateOptions, type PreviewChoices, type SelectOption} from './previewChoices';
import {contextOf, placeOf} from './renderContext';
import VariablePicker, {type VariableGroup} from './VariablePicker';
import Preview from './Preview';
import MistakeList from './MistakeList';
import styles from './styles.module.css';
import TextEditor, {formatLength, mistakeCountText} from './TextEditor';
import {useDraft, type Draft} from './useDraft';
import {useEditor} from './useEditor';

interface LabeledSelectProps {
  /** Identifies the field in `IslandState.earlyInput`. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (key: string) => void;
}

function LabeledSelect({name, label, options, value, onChoose}: LabeledSelectProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.control}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ChoiceSelectProps {
  draft: Draft;
  name: keyof PreviewChoices;
  label: string;
}

function ChoiceSelect({draft: {choices, choose}, name, label}: ChoiceSelectProps): ReactNode {
  const onChoose = (value: string): void => choose(name, value);
  return (
    <LabeledSelect name={name} label={label} options={previewOptions[name]} value={choices[name]} onChoose={onChoose} />
  );
}

const variableGroupsIn = (context: RenderContext): VariableGroup[] =>
  facts.categories.map(({key, title, variables}) => ({
    key,
    title,
    entries: variables.map(({name, description}) => ({
      name,
      description,
      value: context.available.has(name) ? renderTemplate(`{${name}}`, context).text : undefined,
    })),
  }));

/** Previews a text with variables while the reader types. The text stays in the browser; shared links contain it in the hash. */
export default function Playground(): ReactNode {
  const isHydrated = useIsHydrated();
  const draft = useDraft();
  const {text, choices, selection} = draft;
  const {textarea, select, typeText} = useEditor(draft);
  const place = placeOf(choices);
  const context = useMemo(() => contextOf(choices), [choices]);
  const groups = useMemo(() => variableGroupsIn(context), [context]);
  const rendered = useMemo(() => renderTemplate(text, context), [text, context]);
  const {mistakes} = rendered;
  const lengthLabel = formatLength(rendered, place.limit);
  const channelName = String(context.values.get('channel.name') ?? '') || undefined;
  return (
    <div className={styles.playground} data-playground="" data-not-text="">
      <p className={styles.noScript}>
        The playground needs JavaScript.
        {facts.command && (
          <>
            {' '}
            In chat, <code translate="no">{facts.command}</code> does the same.
          </>
        )}
      </p>
      <div className={styles.grid}>
        {draft.isLinkUnreadable && (
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
          <ChoiceSelect draft={draft} name="place" label="Where the text goes" />
        </div>
        <TextEditor
          draft={draft}
          textarea={textarea}
          lengthLabel={lengthLabel}
          mistakeCount={mistakes.length}
          typeText={typeText}
        />
        <VariablePicker groups={groups} inert={!isHydrated} onPick={(name) => typeText(selection, `{${name}}`)} />
        <div className={styles.result}>
          <p className={styles.label}>What members see</p>
          <Preview rendered={rendered} placeKey={place.key} channel={channelName} />
          <MistakeList text={text} mistakes={mistakes} onReplace={typeText} onSelect={select} />
        </div>
        <div className={styles.samples} role="group" aria-label="Sample data for the preview">
          <ChoiceSelect draft={draft} name="member" label="Member" />
          <ChoiceSelect draft={draft} name="server" label="Server" />
          <ChoiceSelect draft={draft} name="channel" label="Channel" />
        </div>
        <LiveRegion text={`${mistakeCountText(mistakes.length)}, ${lengthLabel}`} delay={1200} />
      </div>
    </div>
  );
}
