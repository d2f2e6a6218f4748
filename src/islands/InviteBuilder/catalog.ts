import data from '../../node/data/inviteCatalog.data';
import {
  brings,
  featuresOf,
  initialSelection,
  readSelection,
  selectionOf,
  withFeature,
  withOptional,
  writeSelection,
  type Selection,
} from './selection';
import type {EarlyField} from '../state';

const {catalog} = data;

/** The choice that is there at first. */
export const initial = initialSelection(catalog);

/** All modules and groups of functions. */
export const features = featuresOf(catalog);

/** The choice in the query of an address. */
export const read = (query: string): Selection => readSelection(catalog, query);

/** The query of an address with a choice in it. */
export const write = (query: string, selection: Selection): string => writeSelection(catalog, query, selection);

/** What pressing a card chooses: its preset, or the same ticks as the reader's own choice. */
export function chosenBy(key: string, {features, optional}: Selection): Selection {
  const preset = catalog.presets.find((known) => known.key === key);
  return preset ? selectionOf(preset) : {features, optional};
}

/** A choice with the boxes and cards that the reader pressed before the script ran. */
export const withEarly = (selection: Selection, fields: readonly EarlyField[]): Selection =>
  fields.reduce((current, {name, value, checked}) => {
    if (name === 'optional') return withOptional(current, [value], checked);
    if (name === 'preset') return checked ? chosenBy(value, current) : current;
    const feature = features.find(({id}) => name === 'with' && id === value);
    return feature ? withFeature(catalog, current, feature, checked, brings(current, feature)) : current;
  }, selection);
