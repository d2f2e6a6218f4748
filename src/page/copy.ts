/** Milliseconds for which a button says that it copied: long enough to be read. */
const SHOWN_FOR = 2000;

const timers = new WeakMap<Element, number>();

/** Lets the reader copy by hand what could not be copied: a code stands there already, anything else in a field. */
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

/*
 * Buttons that copy: the text in their `data-copy`, or the code beside them where that is empty. What became of it is said
 * in the element after the button, for screen readers; `data-copied` on the button shows it.
 */
addEventListener('click', ({target}) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const code = button.dataset.copy === '' ? button.parentElement?.querySelector('code') : undefined;
  const said = button.nextElementSibling;
  const say = (words: string, copied: boolean): void => {
    if (said) said.textContent = words;
    button.toggleAttribute('data-copied', copied);
  };
  // What is said stays unsaid in between, so that the second of two presses is heard, too.
  say('', false);
  clearTimeout(timers.get(button));
  // There is no clipboard on a page that came without encryption; it can also be forbidden.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(code ? code.textContent : (button.dataset.copy ?? '')))
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
        say(`Copying failed: ${code ? 'select the code and copy it' : 'copy it'} by hand`, false);
        offer(button, code);
      },
    );
});

// A module, so that the bundler joins it with the others.
export {};
