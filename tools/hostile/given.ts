/** Values that no text can stand for, by the name of their type. */
export const GIVEN: Readonly<Record<string, { readonly value: () => unknown; readonly isText?: true }>> = {
  Date: { value: () => new Date(0) },
};
