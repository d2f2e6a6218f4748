import {closestTarget} from './events';

/** Duration of "Copied" on a button, in ms. */
const COPIED_DURATION = 2000;

/** Timers that hide "Copied". */
const resetTimers = new WeakMap<Element, number>();

/** @throws if the file fails to load */
async function fetchText(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/** Safari only allows copying during the click, when the file hasn't loaded yet, so it gets a promise of the text. */
async function copyFile(file: string): Promise<void> {
  const textPromise = fetchText(file);
  const type = 'text/plain';
  return navigator.clipboard.write([
    new ClipboardItem({[type]: textPromise.then((content) => new Blob([content], {type}))}),
  ]);
}

/** Selects the text, so that the reader can copy it by hand. For text that isn't code, shows a hidden field with it. */
function selectText(button: HTMLElement, code: Element | null | undefined): void {
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
 * Handles copy buttons. They copy the text in `data-copy` or, if it is empty, the code beside them; or the file in
 * `data-copy-file`. The element after the button announces the result, and `data-copied` shows it.
 */
export default function startCopyButtons(): void {
  addEventListener('click', (event) => {
    const button = closestTarget(event, '[data-copy], [data-copy-file]');
    if (!button) return;
    const textToCopy = button.dataset.copy;
    const file = button.dataset.copyFile;
    const code = textToCopy === '' ? button.parentElement?.querySelector('code') : undefined;
    const status = button.nextElementSibling;
    const showResult = (message: string, copied: boolean): void => {
      if (status) status.textContent = message;
      button.toggleAttribute('data-copied', copied);
    };
    // Clear the message, so that screen readers announce a second click.
    showResult('', false);
    clearTimeout(resetTimers.get(button));
    // Inside a promise, because `navigator.clipboard` is undefined without HTTPS.
    Promise.resolve()
      .then(() => (file ? copyFile(file) : navigator.clipboard.writeText(code ? code.textContent : (textToCopy ?? ''))))
      .then(
        () => {
          showResult('Copied', true);
          // Hides the field that `selectText` shows.
          button.parentElement?.querySelector('label:has(input)')?.setAttribute('hidden', '');
          resetTimers.set(
            button,
            window.setTimeout(() => showResult('', false), COPIED_DURATION),
          );
        },
        () => {
          const manualInstruction = code ? 'Select the code and copy it by hand.' : 'Copy it by hand.';
          showResult(
            `Copying failed. ${file ? 'Choose “View as Markdown” and copy it there.' : manualInstruction}`,
            false,
          );
          selectText(button, code);
        },
      );
  });
}
