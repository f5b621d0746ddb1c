import { expect, test } from '@jest/globals';
import { openQuestions } from '#domain/ideas/answered.ts';
import { chosenIdeas, type FoundIdea, keyOfWords } from '#domain/ideas/choice.ts';
import { textToolsOf } from '#language/textTools.ts';

const idea = (key: string): FoundIdea => ({
  key,
  text: key,
  language: 'en',
  reason: { source: 'tag' },
});
const found = (
  lists: Partial<Record<'favourite' | 'question' | 'snapshot' | 'tag', string[]>>,
) => ({
  favourite: [],
  question: [],
  snapshot: [],
  audit: [],
  tag: [],
  ...Object.fromEntries(Object.entries(lists).map(([name, keys]) => [name, keys.map(idea)])),
});
const NONE = { settled: new Set<string>(), suggested: new Set<string>(), most: 4 };
const keys = (choice: Partial<Parameters<typeof chosenIdeas>[0]>) =>
  chosenIdeas({ ...NONE, found: found({}), ...choice }).map(({ key }) => key);

// §d.ideas.3
test.each([
  ['nothing', { found: found({}) }, []],
  [
    'by turns',
    { found: found({ favourite: ['a', 'b', 'c'], tag: ['x', 'y'] }) },
    ['a', 'x', 'b', 'y'],
  ],
  [
    'each once',
    { found: found({ favourite: ['a'], question: ['a'], tag: ['a', 'b'] }) },
    ['a', 'b'],
  ],
  [
    'not those that are settled',
    { found: found({ tag: ['a', 'b'] }), settled: new Set(['a']) },
    ['b'],
  ],
  [
    'new ones first',
    { found: found({ favourite: ['a', 'b'], tag: ['x'] }), suggested: new Set(['a', 'x']) },
    ['b', 'a', 'x'],
  ],
  ['so many at most', { found: found({ tag: ['a', 'b', 'c'] }), most: 2 }, ['a', 'b']],
])('a week gets %s', (_case, choice, expected) => {
  expect(keys(choice)).toEqual(expected);
});

test('words in any form and order are one idea', () => {
  const key = (text: string) => keyOfWords(text, textToolsOf('en'));
  expect(key('cleaning burr grinders')).toBe(key('burr grinder, cleaned'));
  expect(key('burr grinder')).not.toBe(key('hand grinder'));
});

// §d.ideas.4
test('a question is answered by a heading with most of its words or a paragraph with nearly all', () => {
  const QUESTION = 'How do you clean a burr grinder with rice?';
  const openAfter = (text: string, isHeading: boolean) => {
    const questions = openQuestions([QUESTION, 'Why?'], textToolsOf('en'));
    questions.read(text, isHeading);
    return questions.open();
  };
  expect(openAfter('Cleaning your burr grinder', true)).toEqual([]);
  expect(openAfter('Cleaning your burr grinder', false)).toEqual([QUESTION]);
  expect(openAfter('We clean the burr grinder with dry rice.', false)).toEqual([]);
  expect(openAfter('Grinder settings', true)).toEqual([QUESTION]);
});
