/** Answers of a model that are made to keep their reader busy: each repeats what a pattern could begin anew at every place. */
import { expect, test } from '@jest/globals';
import { markdownReader } from '#server/adapters/model/aiSdk/markdownBlocks.ts';
import { overlinearWork } from '#tests/support/growth.ts';

const SEEDS = [
  'word ',
  'a',
  '\n',
  'a\n\n',
  ' ',
  '\t',
  '- - - ',
  '- a\n',
  '- a\n  - b\n',
  '1. ',
  '> ',
  '> a\n\n',
  '> - ',
  '*a ',
  '**a ',
  '_a_',
  'a*b',
  '~~a',
  '***',
  '*a **b ',
  '`',
  '`a``',
  '[',
  '![a](',
  '[a](b',
  ']',
  '[evidence wanted: ',
  '*[evidence wanted: a* ',
  '**[evidence wanted: x]** ',
  '| a ',
  '|a|b|\n',
  '<a ',
  '&',
  '\\',
  '#',
  '```\n',
];
/** The same, behind what opens. */
const OPENED: readonly (readonly [string, string])[] = [
  ['<think>', 'a\n'],
  ['```\n', 'a\n'],
  ['| a |\n|---|\n', '| b |\n'],
  ['Water', '. '],
];
const STREAMS = [...SEEDS.map((seed) => ['', seed] as const), ...OPENED];

const CHUNK_CHARS = [1, 7, 64, Number.POSITIVE_INFINITY];
/** Of a piece, where time is measured. */
const STREAMED_CHARS = 7;
const CHARS = [25_000, 50_000, 100_000];
const streamOf = ([before, seed]: readonly [string, string], chars: number): string =>
  before + seed.repeat(Math.ceil(chars / seed.length)).slice(0, chars);

function read(text: string, chunkChars: number): string[] {
  const reader = markdownReader({ text: 'Water', level: 2 });
  const blocks: string[] = [];
  const size = Math.min(chunkChars, text.length);
  for (let at = 0; at < text.length; at += size)
    for (const change of reader.add(text.slice(at, at + size))) blocks[change.at] = change.html;
  for (const change of reader.end()) blocks[change.at] = change.html;
  return blocks;
}

test.each(STREAMS)('is read to the same blocks however it is cut: %j%j…', (...stream) => {
  const text = streamOf(stream, CHARS[0] ?? 0);
  const [first, ...others] = CHUNK_CHARS.map((chars) => read(text, chars).join('\n'));
  expect(others.every((other) => other === first)).toBe(true);
});

test.each(STREAMS)('takes time in proportion to its length: %j%j…', async (...stream) => {
  const work = (chars: number) => read(streamOf(stream, chars), STREAMED_CHARS);
  expect(await overlinearWork(work, CHARS)).toBeNull();
});
