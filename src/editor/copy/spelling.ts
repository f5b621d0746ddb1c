/** Texts of the spelling check. */
import { findingKinds } from '#src/kit/copy/findings.ts';
import { counted } from '#src/kit/copy/formats.ts';

export const spellingTexts = {
  kind: findingKinds,
  noSuggestion: 'No suggestion.',
  /** Of a suggestion that deletes the words. */
  remove: 'Delete it',
  ignore: 'Ignore',
  add: 'Add to dictionary',
  previous: 'Previous finding',
  next: 'Next finding',
  close: 'Close',
  replaced: (by: string) => (by === '' ? 'Deleted.' : `Replaced by “${by}”.`),
  ignored: 'Ignored in this article.',
  added: (word: string) => `“${word}” is in the dictionary.`,
  left: (count: number) =>
    count === 0 ? 'No more findings.' : `${counted(count, 'finding', 'findings')} left.`,
  nothing: 'No findings of spelling, grammar or style.',
  failed: 'Spelling cannot be checked here at the moment, so your browser checks it.',
  retry: 'Try again',
} as const;
