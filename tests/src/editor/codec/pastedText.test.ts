/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { isMarkdown } from '#src/editor/codec/pastedText.ts';
import { overlinearWork } from '#tests/support/growth.ts';

test.each([
  ['# Title\n\nSome **bold** text', true],
  ['## Title\n\n- a\n- b', true],
  ['See [this](https://example.com/) and `that`.\n\n> quoted', true],
  ['| a | b |\n|---|---|\n| 1 | 2 |\n\n**b**', true],
  ['```js\nlet a;\n```\n\n## Next', true],
  ['#1 in the charts, and #2', false],
  ['# a comment\nnpm start', false],
  ['- a\n- b', false],
  ['2 ** 3 ** 4', false],
  ['Dear Anna,\n\n1. one\n2. two', false],
])('Markdown or not: %j', (text, expected) => {
  expect(isMarkdown(text)).toBe(expected);
});

test.each(['[', '|', '| ', '**a', '[a](', '```\n', '-|-', '~~~a\n'])(
  'whether a text is Markdown takes linear time: %j',
  async (piece) => {
    expect(await overlinearWork((pieces) => isMarkdown(piece.repeat(pieces)))).toBeNull();
  },
);
