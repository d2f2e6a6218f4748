/** The link to another page of this site that an event is about; undefined if it is about anything else. */
export function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leads = link?.origin === location.origin && link.pathname !== location.pathname;
  return leads && !link.target && !link.download ? link : undefined;
}

/** Whether a click follows a link in this tab: with a key held it opens another, or saves it. */
export const isPlain = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Whether a click leads to another page of this site, in this tab. */
export const leadsOn = (event: MouseEvent): boolean => isPlain(event) && linkOf(event) !== undefined;
