/** Texts of a field with a suggested option (spec §2, to the letter). */
export const suggestedTexts = {
  tag: 'Suggested',
  placeholder: 'Select option',
  none: 'No Suggestions. Feel free to select any option.',
  take: (label: string, shown: string) => `${label}: use the suggestion “${shown}”`,
} as const;
