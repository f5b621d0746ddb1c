const SHOWN_CHARS = 40;
const short = (text: string): string =>
  text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trimEnd()}…` : text;

export const promptTexts = {
  saved: (count: number) => (count === 0 ? 'No saved prompts' : `Saved prompts (${count})`),
  list: 'Saved prompts',
  save: 'Save for later',
  saveAsNew: 'Save as a new prompt',
  replace: 'Save the change',
  remove: (text: string) => `Delete “${short(text)}”`,
} as const;
