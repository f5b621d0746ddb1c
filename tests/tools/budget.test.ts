import { expect, test } from '@jest/globals';
import { type BuildStats, brokenBudget } from '#tools/budget.ts';

const chunk = (file: string, modules: string[], initial = false) => ({
  names: [],
  files: [file],
  runtime: ['main'],
  initial,
  modules: modules.map((name) => ({ name })),
});
const DRAFT = './node_modules/draft-js/lib/Draft.js';
const stats = (chunks: BuildStats['chunks'], shell = ['main.js', 'main.css']): BuildStats => ({
  entrypoints: { main: { assets: shell.map((name) => ({ name })) } },
  chunks,
});
const editor = chunk('editor.js', [DRAFT]);
const weighing = (bytes: number) => () => bytes;

test('a light shell with draft-js in one separate chunk keeps the budget', () => {
  const build = stats([chunk('main.js', ['./main/page.tsx'], true), editor]);
  expect(brokenBudget(build, weighing(170_000))).toEqual([]);
});

test('a shell whose scripts weigh more than 170 kB breaks it; style sheets do not count', () => {
  expect(brokenBudget(stats([editor], ['a.js', 'b.js', 'c.css']), weighing(85_001))).toHaveLength(
    1,
  );
  expect(brokenBudget(stats([editor], ['a.js', 'b.js', 'c.css']), weighing(85_000))).toEqual([]);
});

test('draft-js in the shell, or in two chunks, breaks it', () => {
  const inShell = { ...chunk('main.js', [], true), modules: [{ modules: [{ name: DRAFT }] }] };
  expect(brokenBudget(stats([inShell]), weighing(1))).toEqual([
    'draft-js is loaded with the shell.',
  ]);
  const twice = stats([editor, chunk('2.js', [DRAFT])]);
  expect(brokenBudget(twice, weighing(1))).toEqual(['draft-js is in more than one chunk.']);
});

test('a named file that a worker loads too breaks it', () => {
  const ofBoth = { ...chunk('article.js', []), names: ['article'], runtime: ['main', 'worker'] };
  expect(brokenBudget(stats([editor, ofBoth]), weighing(1))).toEqual([
    'The file “article” is not loaded by one kind of page alone.',
  ]);
});

test('a build without draft-js breaks it', () => {
  expect(brokenBudget(stats([]), weighing(1))).toEqual(['draft-js is in no chunk.']);
});

test('a build without the entry of the page breaks it', () => {
  expect(brokenBudget(stats([editor], []), weighing(1))).toEqual([
    'The build has no entry "main".',
  ]);
});
