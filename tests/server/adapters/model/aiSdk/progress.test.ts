import { describe, expect, test } from '@jest/globals';
import { finishedBlocks, sectionPlaces, textOf } from '#server/adapters/model/aiSdk/progress.ts';

const OUTLINE = ['Why & how', 'What', 'Next'].map((heading) => ({ heading, points: [] }));
const TITLE = '<h1>Title</h1>';
const [WHY, WHAT, NEXT] = ['<h2>Why &amp; how</h2>', '<h2>What</h2>', '<h2>Next</h2>'];
const TEXT = '<p>Text.</p>';

describe('the sections that have begun', () => {
  test.each<[string, string[], number[]]>([
    ['none', [], []],
    ['none but the title', [TITLE], []],
    ['those whose headings are there', [TITLE, WHY, TEXT, TEXT, WHAT], [1, 4]],
    ['all', [TITLE, WHY, TEXT, WHAT, TEXT, NEXT, TEXT], [1, 3, 5]],
    ['with a heading that the writer renamed', [TITLE, '<h2>Mine</h2>', TEXT, WHAT, TEXT], [1, 3]],
    ['with headings that the writer made', [TITLE, WHY, '<h2>Mine</h2>', TEXT, WHAT], [1, 4]],
    ['with a heading that the writer made text', [TITLE, '<p>Why &amp; how</p>', WHAT], [1, 2]],
    ['but not by text with the name of the next one', [TITLE, WHY, TEXT, '<p>What</p>'], [1]],
    ['with a heading that the writer styled', [TITLE, '<h2><em>Why</em> &amp;  how</h2>'], [1]],
    ['no matter how the title is called', ['<h1>What</h1>', WHY, TEXT], [1]],
  ])('the sections that have begun are found: %s', (_what, blocks, places) => {
    expect(sectionPlaces(OUTLINE, blocks)).toEqual(places);
  });
});

describe('the last block', () => {
  test.each<[string, string[], number]>([
    ['of nothing is nothing', [], 0],
    ['is finished when it is the title', [TITLE], 1],
    ['is finished when it is a heading of the outline', [TITLE, WHY, TEXT, WHAT], 4],
    ['is unfinished when it is text', [TITLE, WHY, TEXT, TEXT], 3],
    ['is unfinished when it is a heading inside a section', [TITLE, WHY, TEXT, '<h3>A</h3>'], 3],
    ['is unfinished when it has only been begun', [TITLE, ''], 1],
  ])('the last block: %s', (_what, blocks, count) => {
    expect(finishedBlocks(OUTLINE, blocks)).toEqual(blocks.slice(0, count));
  });
});

test('a model gets plain text: blocks apart, each item on its own line', () => {
  expect(textOf(['<p>1 &lt; <em>2</em></p>', '<ul><li>a</li><li>b</li></ul>'])).toBe(
    '1 < 2\n\na\nb',
  );
});
