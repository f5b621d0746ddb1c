export const voiceFieldTexts = {
  label: 'Brand voice',
  help: 'A model writes in it, and the text is compared with it.',
  none: 'No voice',
  byDefault: (name: string | null) =>
    name === null ? 'Default (there is none)' : `Default: ${name}`,
} as const;
