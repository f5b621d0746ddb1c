import type { OptionsFilter } from '@mantine/core';
import { hasLetters, lettersOf } from '#domain/letters.ts';

/** The options whose labels have what is typed, as in every list (domain/letters.ts). */
export const searchedOptions: OptionsFilter = ({ options, search, limit }) => {
  const sought = lettersOf(search);
  return options.filter((one) => 'label' in one && hasLetters(one.label, sought)).slice(0, limit);
};

/** What a field has whose options can be searched. */
export const SEARCHABLE = { searchable: true, filter: searchedOptions } as const;
