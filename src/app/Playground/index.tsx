import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import ApplicationFailed from '@site/src/app/ApplicationFailed';
import {parse, render, type Rendered} from '@site/src/rules/variables';
import Copy from 'lucide-react/icons/copy';
import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {options, unusual, usual, type Choices} from './choices';
import {contextOf, placeOf} from './context';
import {readEarly} from './early';
import {hashOf, isShared, readHash} from './link';
import Menu from './Menu';
import Picker from './Picker';
import facts from '../../node/data/playground.data';
import Preview from './Preview';
import Problems from './Problems';
import styles from './styles.module.css';

/** A stretch of the text, in UTF-16 units; where nothing is selected both are the same. */
interface Range {
  start: number;
  end: number;
}

/** Milliseconds without a key before the result is read aloud. */
const restAfter = 1200;
/** Milliseconds for which the button says what became of the last press. */
const shownFor = 2500;

const [firstTemplate] = facts.templates;
const ownText = {key: 'own', label: 'Your own text'};
const templateOptions = [ownText, ...facts.templates.map(({key, title}) => ({key, label: title}))];

const inWords = (count: number, word: string): string => `${count.toLocaleString('en-US')} ${word}`;

/** How long the result is, of how much there is room for. */
function lengthWords({length, cut}: Rendered, limit: number): string {
  const words = `${length.toLocaleString('en-US')} of ${inWords(limit, 'characters')}`;
  return cut ? `${words}: the end is cut` : words;
}

const problemWords = (count: number): string =>
  count === 0 ? 'no problems' : inWords(count, count === 1 ? 'problem' : 'problems');

/** A place for what a screen reader says once the reader's hands rest. */
function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState({text, announced: false});
  useEffect(() => {
    if (said.text === text) return;
    const timer = setTimeout(() => setSaid({text, announced: true}), restAfter);
    return () => clearTimeout(timer);
  }, [said, text]);
  return (
    <p role="status" className="sr-only">
      {/* Nobody asked for that of the first text. */}
      {said.announced && said.text}
    </p>
  );
}

/**
 * Shows at once what members see of a text with variables. All of it happens in the browser: the text leaves it only in a
 * link that the reader copies, whose hash carries it.
 */
export default function Playground(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState<string>(firstTemplate.text);
  /** What the reader wrote last; choosing a template does not lose it. */
  const [written, setWritten] = useState('');
  const [choices, setChoices] = useState(usual);
  const [caret, setCaret] = useState<Range>({start: text.length, end: text.length});
  const [readFrom, setReadFrom] = useState('');
  const [unreadable, setUnreadable] = useState(false);
  // A new object for each press, so that the second of two says so again.
  const [press, setPress] = useState<{says: string}>();

  const [early, setEarly] = useState(() => readEarly('[data-playground]'));

  const replace = (next: string): void => {
    setText(next);
    setCaret({start: next.length, end: next.length});
  };

  // Like a property that changed: the address brings another text. Going back to it after an edit does not.
  if (isBrowser && isShared(hash) && hash !== readFrom) {
    setReadFrom(hash);
    const shared = readHash(hash);
    setUnreadable(!shared);
    if (shared) {
      replace(shared.text);
      setWritten(shared.text);
      setChoices({...usual, ...shared.choices});
    }
  }

  // After the address: what the reader did counts more than what they came by.
  if (isBrowser && early) {
    setEarly(undefined);
    const {template, text: typed, ...chosen} = early;
    const begun = facts.templates.find((it) => it.key === template)?.text;
    if (begun !== undefined) replace(begun);
    if (typed !== undefined) {
      replace(typed);
      setWritten(typed);
    }
    setChoices((now) => ({...now, ...chosen}));
  }

  // Before the text is painted, so that nothing is seen to move.
  useIsomorphicLayoutEffect(() => {
    // The heading above has the name that such hashes begin with; browsers look for one that is all of it.
    if (isShared(hash)) document.getElementById('try')?.scrollIntoView();
  }, [hash]);

  useEffect(() => {
    if (!press) return;
    const timer = setTimeout(() => setPress(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [press]);

  const place = placeOf(choices);
  const context = useMemo(() => contextOf(choices), [choices]);
  const rendered = useMemo(() => render(text, context), [text, context]);
  const groups = useMemo(
    () =>
      facts.categories.map(({key, title, variables}) => ({
        key,
        title,
        entries: variables.map(({name, description}) => ({
          name,
          description,
          gives: context.known.has(name) ? render(`{${name}}`, context).text : undefined,
        })),
      })),
    [context],
  );
  const atCaret = useMemo(
    () => parse(text).find((it) => it.kind === 'variable' && it.start < caret.end && caret.end <= it.end),
    [text, caret],
  );

  const write = (next: string): void => {
    setText(next);
    setWritten(next);
    setUnreadable(false);
  };

  const noteCaret = ({selectionStart, selectionEnd}: HTMLTextAreaElement): void =>
    setCaret({start: selectionStart, end: selectionEnd});

  const select = (start: number, end: number): void => {
    const {current} = area;
    if (!current) return;
    current.focus();
    current.setSelectionRange(start, end);
    setCaret({start, end});
  };

  /** Puts words into the text, as if they were typed, and selects what of them is likely to be changed. */
  const type = ({start, end}: Range, words: string, changeable = 0): void => {
    const {current} = area;
    if (!current) return;
    select(start, end);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else lets Undo take it back.
    if (!document.execCommand('insertText', false, words)) current.setRangeText(words, start, end, 'end');
    write(current.value);
    select(start + words.length - changeable, start + words.length);
  };

  const filter = (typed: string): void => {
    if (!atCaret) return;
    const [, argument = ''] = typed.split(':');
    const before = atCaret.end - 1;
    type({start: before, end: before}, `|${typed}`, argument.length);
  };

  const copy = async (): Promise<void> => {
    const link = hashOf({text, choices: unusual(choices)});
    if (link === undefined) {
      setPress({says: 'Too long for a link'});
      return;
    }
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + link);
      setPress({says: 'Copied'});
    } catch {
      // Forbidden, or there is no clipboard because the page came without encryption.
      history.replaceState(history.state, '', link);
      setReadFrom(link);
      setPress({says: 'Copying failed: the link is in the address bar'});
    }
  };

  const choose = (key: keyof Choices) => (value: string) => setChoices({...choices, [key]: value});
  const menu = (key: keyof Choices, label: string): ReactNode => (
    <Menu name={key} label={label} options={options[key]} value={choices[key]} onChoose={choose(key)} />
  );
  const words = lengthWords(rendered, place.limit);

  return (
    <div className={styles.playground} data-application-now="" data-playground="">
      <ApplicationFailed>The playground could not be loaded.</ApplicationFailed>
      <p className={styles.without}>
        The playground needs JavaScript. In chat, <code>{facts.command}</code> does the same.
      </p>
      <div className={styles.grid}>
        {unreadable && (
          <p role="alert" className={styles.unreadable}>
            The link holds no text that can be read: it is cut off or too long. Ask for it again.
          </p>
        )}
        <div className={styles.start}>
          <Menu
            name="template"
            label="Begin with"
            options={templateOptions}
            value={facts.templates.find((it) => it.text === text)?.key ?? ownText.key}
            onChoose={(key) => replace(facts.templates.find((it) => it.key === key)?.text ?? written)}
          />
          {menu('place', 'Where the text goes')}
        </div>

        <div className={styles.text}>
          <label htmlFor={`${id}-text`} className={styles.label}>
            Your text
          </label>
          {/* What stands behind has the same text and makes both as high as it needs. */}
          <div className={styles.growing} data-text={text}>
            <textarea
              ref={area}
              id={`${id}-text`}
              name="text"
              className={styles.control}
              rows={4}
              autoComplete="off"
              aria-describedby={`${id}-length`}
              value={text}
              onChange={({currentTarget}) => {
                write(currentTarget.value);
                noteCaret(currentTarget);
              }}
              onSelect={({currentTarget}) => noteCaret(currentTarget)}
            />
          </div>
          {/* Buttons answer once the application is there; until then no press is lost. */}
          <div role="group" aria-labelledby={`${id}-filters`} inert={!isBrowser}>
            <p id={`${id}-filters`} className={styles.hint}>
              {atCaret?.kind === 'variable' ? (
                <>
                  Add a filter to <code>{atCaret.name}</code>
                </>
              ) : (
                'Filters, for the variable at the cursor'
              )}
            </p>
            <div className={styles.filters}>
              {facts.filters.map((it) => (
                <button
                  key={it}
                  type="button"
                  className={styles.button}
                  aria-disabled={!atCaret}
                  onClick={() => filter(it)}
                >
                  {it.split(':')[0]}
                </button>
              ))}
            </div>
          </div>
          <div className={styles.foot}>
            <p id={`${id}-length`} className={styles.length}>
              {words}
              {rendered.problems.length > 0 && (
                <>
                  , <b>{problemWords(rendered.problems.length)}</b>
                </>
              )}
            </p>
            <button type="button" className={styles.button} inert={!isBrowser} onClick={() => void copy()}>
              <Copy />
              {press?.says ?? 'Copy link'}
            </button>
            <span role="status" className="sr-only">
              {press?.says}
            </span>
          </div>
        </div>

        <Picker groups={groups} inert={!isBrowser} onPick={(name) => type(caret, `{${name}}`)} />

        <div className={styles.result}>
          <p className={styles.label}>What members see</p>
          <Preview
            rendered={rendered}
            place={place.key}
            channel={String(context.values.get('channel.name') ?? '') || undefined}
          />
          <Problems
            text={text}
            problems={rendered.problems}
            onMend={(start, end, use) => type({start, end}, use)}
            onSelect={select}
          />
        </div>

        <div className={styles.samples} role="group" aria-label="What the preview is made with">
          {menu('member', 'Member')}
          {menu('server', 'Server')}
          {menu('channel', 'Channel')}
        </div>
        <Announcement text={`${problemWords(rendered.problems.length)}, ${words}`} />
      </div>
    </div>
  );
}
