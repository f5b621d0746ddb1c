import { expect, test } from '@jest/globals';
import { taskCuesOf } from '#language/taskCues.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'tr'];

// §d.topics.14
test.each(LANGUAGES)('%s: every task has words, and no words ask for two tasks', (language) => {
  const { tasks, smallWords } = taskCuesOf(language);
  expect(tasks.length).toBeGreaterThan(20);
  expect(smallWords?.size).toBeGreaterThan(20);
  const all = tasks.flatMap(({ phrases }) => phrases);
  expect(all.filter((phrase) => phrase.trim() !== phrase || phrase === '')).toEqual([]);
  expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
});

test('a language without lists has none', () => {
  expect(taskCuesOf('pl')).toMatchObject({ tasks: [], smallWords: null, links: null });
});
