import {render, type Context} from '@site/src/shared/variables';
import {useMemo, type ReactNode} from 'react';
import {useIsHydrated} from '../useIsHydrated';
import facts from '../../node/data/playground.data';
import Announcement from './Announcement';
import {options, type Choices} from './choices';
import {contextOf, placeOf} from './context';
import Menu from './Menu';
import Picker, {type Group} from './Picker';
import Preview from './Preview';
import Problems from './Problems';
import styles from './styles.module.css';
import {templateOf, templateOptions} from './templates';
import Text from './Text';
import {useDraft, type Draft} from './useDraft';
import {useEditor} from './useEditor';
import {lengthWords, problemWords} from './words';

interface ChoiceProps {
  draft: Draft;
  of: keyof Choices;
  label: string;
}

/** A menu for one of the choices that the preview is made with. */
function Choice({draft: {choices, choose}, of, label}: ChoiceProps): ReactNode {
  const onChoose = (value: string): void => choose(of, value);
  return <Menu name={of} label={label} options={options[of]} value={choices[of]} onChoose={onChoose} />;
}

/** All variables with what they give in a context. */
const groupsIn = (context: Context): Group[] =>
  facts.categories.map(({key, title, variables}) => ({
    key,
    title,
    entries: variables.map(({name, description}) => ({
      name,
      description,
      gives: context.known.has(name) ? render(`{${name}}`, context).text : undefined,
    })),
  }));

/**
 * Shows at once what members see of a text with variables. All of it happens in the browser: the text leaves it only in a
 * link that the reader copies, whose hash carries it.
 */
export default function Playground(): ReactNode {
  const isHydrated = useIsHydrated();
  const draft = useDraft();
  const {text, choices, caret} = draft;
  const {area, select, type} = useEditor(draft);
  const place = placeOf(choices);
  const context = useMemo(() => contextOf(choices), [choices]);
  const groups = useMemo(() => groupsIn(context), [context]);
  const rendered = useMemo(() => render(text, context), [text, context]);
  const {problems} = rendered;
  const length = lengthWords(rendered, place.limit);
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
          <Menu
            name="template"
            label="Begin with"
            options={templateOptions}
            value={templateOf(text)}
            onChoose={draft.begin}
          />
          <Choice draft={draft} of="place" label="Where the text goes" />
        </div>
        <Text draft={draft} area={area} length={length} problems={problems.length} onType={type} />
        <Picker groups={groups} inert={!isHydrated} onPick={(name) => type(caret, `{${name}}`)} />
        <div className={styles.result}>
          <p className={styles.label}>What members see</p>
          <Preview rendered={rendered} place={place.key} channel={channel} />
          <Problems text={text} problems={problems} onMend={type} onSelect={select} />
        </div>
        <div className={styles.samples} role="group" aria-label="What the preview is made with">
          <Choice draft={draft} of="member" label="Member" />
          <Choice draft={draft} of="server" label="Server" />
          <Choice draft={draft} of="channel" label="Channel" />
        </div>
        <Announcement text={`${problemWords(problems.length)}, ${length}`} />
      </div>
    </div>
  );
}
