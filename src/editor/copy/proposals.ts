import type { Tone } from '#contract/lib/tasks.ts';

export const toneNames: Readonly<Record<Tone, string>> = {
  neutral: 'Neutral',
  friendly: 'Friendly',
  formal: 'Formal',
  confident: 'Confident',
  playful: 'Playful',
};

export const proposalTexts = {
  tasks: 'Tasks',
  tone: 'Tone',
  language: 'Language',
  back: 'Back',
  alternatives: 'Alternatives',
  alternative: (at: number, of: number) => `Text ${at} of ${of}`,
  writing: 'Writing…',
  ready: (count: number) => (count === 1 ? 'One text is ready.' : `${count} texts are ready.`),
  incomplete: 'The text was stopped before it was complete. Try again.',
  nothing: {
    fixGrammar: 'No doubled words or spaces were found. Other mistakes need a model.',
    table: 'This is not a list of labels and values, such as “Weight: 12 kg”.',
    other: 'There is nothing to change in this text without a model.',
  },
  outdated: 'This passage has changed, so the text was not inserted. Copy it instead.',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. Select the text instead.',
  acceptances: { replaces: 'Accept', inserted: 'Insert', fills: 'Use for search' },
  copy: 'Copy',
  retry: 'Try again',
  discard: 'Discard',
  stop: 'Stop',
  hint: 'Enter accepts, Esc discards.',
} as const;
