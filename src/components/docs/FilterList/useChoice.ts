import {useAddressChoice} from '@site/src/components/useAddressChoice';
import type {Facet} from '@site/src/content/blocks/filterList';
import {useCallback} from 'react';
import {readChoice, writeChoice, type Choice} from './choice';

interface Chosen {
  choice: Choice;
  /** Id that the address leads to; empty if it leads to none, or if the reader chose something since. */
  target: string;
  /** Whether the address was read; before that nothing is chosen. */
  known: boolean;
  choose: (choice: Choice) => void;
}

/** What the reader chose among facets; it is kept in the address. */
export function useChoice(facets: readonly Facet[]): Chosen {
  const read = useCallback((query: string) => readChoice(query, facets), [facets]);
  const {choice, target, choose} = useAddressChoice(read, (query, it: Choice) => writeChoice(query, it, facets));
  return {choice: choice ?? {}, target, known: choice !== undefined, choose};
}
