/** The link to another page of this site that an event is about; undefined if it is about anything else. */
export function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leads = link?.origin === location.origin && link.pathname !== location.pathname;
  return leads && !link.target && !link.download ? link : undefined;
}

/** Whether a click leads to another page of this site, in this tab. */
export const leadsOn = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  linkOf(event) !== undefined;
