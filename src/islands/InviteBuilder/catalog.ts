import data from '../../build/data/inviteCatalog.data';
import {
  featuresOf,
  parameterNames,
  initialSelectionOf,
  readSelection,
  selectionOf,
  withFeatureTicked,
  withOptionalTicked,
  writeSelection,
  type AutoTicked,
  type Selection,
} from './selection';
import type {EarlyField} from '../state';

const {catalog} = data;

// The functions of selection.ts, applied to this site's catalog.

export const initialSelection = initialSelectionOf(catalog);

export const allFeatures = featuresOf(catalog);

export const readQuery = (query: string): Selection => readSelection(catalog, query);

export const queryWithSelection = (query: string, selection: Selection): string =>
  writeSelection(catalog, query, selection);

/** Selects a preset. An unknown or empty key turns the current ticks into a custom choice. */
export function withPreset(key: string, {featureIds, tickedOptional}: Selection): Selection {
  const preset = catalog.presets.find((candidate) => candidate.key === key);
  return preset ? selectionOf(preset) : {featureIds, tickedOptional};
}

/** Applies the boxes and presets that the reader ticked before hydration to a selection. */
export const withEarlyInput = (
  selection: Selection,
  fields: readonly EarlyField[],
  autoTicked: AutoTicked,
): Selection =>
  fields.reduce((current, {name, value, checked}) => {
    if (name === parameterNames.optional) return withOptionalTicked(current, [value], checked);
    if (name === parameterNames.preset) return checked ? withPreset(value, current) : current;
    const feature = allFeatures.find(({id}) => name === parameterNames.features && id === value);
    return feature ? withFeatureTicked(catalog, current, feature, checked, autoTicked) : current;
  }, selection);
