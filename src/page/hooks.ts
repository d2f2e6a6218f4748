import type {Hook} from '../shared/markup';

/** Selects the elements with an attribute. */
export const selector = <Name extends Hook>(name: Name): `[${Name}]` => `[${name}]`;

/** The value of an attribute; undefined if the element does not have it. */
export const hookValue = (element: Element, name: Hook): string | undefined => element.getAttribute(name) ?? undefined;
