/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { isMarkdown } from '#src/editor/codec/pastedText.ts';

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
  (piece) => {
    const timeOf = (count: number) => {
      const { user } = process.cpuUsage();
      isMarkdown(piece.repeat(count));
      return process.cpuUsage().user - user;
    };
    timeOf(10_000);
    // Twice as long a text may take four times as long at most, and a floor against noise.
    expect(timeOf(80_000)).toBeLessThan(4 * Math.max(timeOf(40_000), 20_000));
  },
);
