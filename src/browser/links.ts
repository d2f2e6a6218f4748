import {targetIn} from './targetIn';

/** Returns the link that an event happened on, if it opens another page of this site in this tab. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = targetIn(event, 'a[href]') as HTMLAnchorElement | null;
  const isOtherPage = link?.origin === location.origin && link.pathname !== location.pathname;
  return isOtherPage && !link.target && !link.download ? link : undefined;
}

/** Whether a click follows a link in this tab. Modifier keys open another tab or download the page. */
export const isPlain = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

export const opensPage = (event: MouseEvent): boolean => isPlain(event) && linkOf(event) !== undefined;
