/** Returns the link to another page of this site that an event is on. */
export function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOtherPage = link?.origin === location.origin && link.pathname !== location.pathname;
  return isOtherPage && !link.target && !link.download ? link : undefined;
}

/** Whether a click follows a link in this tab. Modifier keys open another tab or save the page. */
export const isPlain = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

export const opensPage = (event: MouseEvent): boolean => isPlain(event) && linkOf(event) !== undefined;
