/** Longest wait for an idle moment, in milliseconds. */
const LATEST = 2000;

/**
 * Calls back once the page is loaded and the browser has nothing else to do.
 * @returns cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = (): void => removeEventListener('load', ask);
  function ask(): void {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback, {timeout: LATEST});
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(callback, LATEST);
      cancel = () => clearTimeout(handle);
    }
  }
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask);
  return () => cancel();
}
