import { MOST_ORIGINS } from '#contract/origins.ts';

/** Values that no text can stand for, by the name of their type. */
export const GIVEN: Readonly<Record<string, { readonly value: () => unknown; readonly isText?: true }>> = {
  Date: { value: () => new Date(0) },
};

/** Lists of which the contract allows only so many entries, by the fields of these. */
export const BOUNDED: readonly { readonly fields: readonly string[]; readonly most: number }[] = [
  { fields: ['kind', 'text', 'model', 'prompt', 'version'], most: MOST_ORIGINS },
];
