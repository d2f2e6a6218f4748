/** Milliseconds for which a button says that it copied: long enough to be read. */
const SHOWN_FOR = 2000;

const timers = new WeakMap<Element, number>();

/** @throws if the file cannot be fetched */
async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/**
 * Copies the text of a file. Safari allows copying only right after a press, and no longer once the file has arrived, so
 * browsers that accept a promise of the text get one.
 */
async function copyFrom(file: string): Promise<void> {
  const text = textOf(file);
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  return navigator.clipboard.write([new ClipboardItem({[type]: text.then((words) => new Blob([words], {type}))})]);
}

/** Lets the reader copy by hand what could not be copied: code is selected where it stands, anything else in a field. */
function offer(button: HTMLElement, code: Element | null | undefined): void {
  if (code) {
    getSelection()?.selectAllChildren(code);
    return;
  }
  const field = button.parentElement?.querySelector('input');
  field?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
  field?.focus();
  field?.select();
}

/**
 * Buttons that copy: the text in their `data-copy`, or the code beside them where that is empty; or the text of the file in
 * their `data-copy-file`. The element after the button announces the result, at least to screen readers;
 * `data-copied` on the button shows it.
 */
export default function startCopy(): void {
  addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-copy-file]');
    if (!button) return;
    const copy = button.dataset.copy;
    const copyFile = button.dataset.copyFile;
    const code = copy === '' ? button.parentElement?.querySelector('code') : undefined;
    const said = button.nextElementSibling;
    const say = (words: string, copied: boolean): void => {
      if (said) said.textContent = words;
      button.toggleAttribute('data-copied', copied);
    };
    // Cleared in between, so that a second press is announced, too.
    say('', false);
    clearTimeout(timers.get(button));
    // Without HTTPS a page has no clipboard; it can also be blocked.
    Promise.resolve()
      .then(() =>
        copyFile ? copyFrom(copyFile) : navigator.clipboard.writeText(code ? code.textContent : (copy ?? '')),
      )
      .then(
        () => {
          say('Copied', true);
          button.parentElement?.querySelector('label:has(input)')?.setAttribute('hidden', '');
          timers.set(
            button,
            window.setTimeout(() => say('', false), SHOWN_FOR),
          );
        },
        () => {
          const by = code ? 'select the code and copy it by hand' : 'copy it by hand';
          say(`Copying failed: ${copyFile ? 'choose “View as Markdown” and copy it there' : by}`, false);
          offer(button, code);
        },
      );
  });
}
