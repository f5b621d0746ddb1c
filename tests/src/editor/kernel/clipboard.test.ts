/** @jest-environment #tests/support/pageEnvironment.js */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import Draft from 'draft-js';
import { copied, pasted } from '#src/editor/kernel/clipboard.ts';
import { convertForeign } from '#html/dom/convertForeign.ts';
import type { ImportLoss } from '#html/losses.ts';
import { parseBlock } from '#src/editor/kernel/contentHtml.ts';
import { runsOf } from '#html/flatBlocks.ts';
import { keptText, lostWords } from '#html/wordLaw.ts';
import { writeBlocks } from '#html/write.ts';

const FOLDER = 'tests/fixtures/clipboard';
const files = globSync(`${FOLDER}/*.{html,txt}`)
  .filter((file) => !file.endsWith('.expected.html'))
  .sort();

/** The format of the files: the losses in a comment, then a line for each top-level block. */
const written = (blocks: readonly string[], losses: readonly ImportLoss[]): string =>
  [
    ...losses.map(({ kind, count, example = '' }) => `<!-- ${kind} ${count}: ${example} -->`),
    ...blocks.map((html) => html.replaceAll('\n', '\\n')),
    '',
  ].join('\n');

const empty = () => Draft.EditorState.createEmpty();

describe('the clipboard content of other programs becomes what an article stores', () => {
  test.each(files.map((file) => [basename(file), file]))('%s', (_, file) => {
    const source = readFileSync(file, 'utf8');
    const expected = readFileSync(file.replace(/\.\w+$/, '.expected.html'), 'utf8');
    if (file.endsWith('.txt')) {
      const { blocks, losses } = pasted(empty(), source, undefined);
      expect(written(runsOf(blocks).map(writeBlocks), losses)).toBe(expected);
      return;
    }
    const { blocks, losses } = convertForeign(source);
    expect(
      written(
        blocks.map(({ html }) => html),
        losses,
      ),
    ).toBe(expected);
  });
});

// §d.slots.1
test('everything copied from an article is pasted unchanged', () => {
  const article = [
    '<p>two  spaces, <a href="https://example.com/"><u>a link</u></a></p>',
    '<h2><strong>Bold</strong></h2>',
    '<ul><li></li><li>a<ol><li>b</li></ol></li></ul>',
    '<ul><li>another list</li></ul>',
    '<blockquote><h2>not of the model</h2></blockquote>',
    '<p></p>',
    '<figure><img src="/api/assets/1" alt=""><figcaption>Ours</figcaption></figure>',
    '<table><tbody><tr><td>one cell</td></tr></tbody></table>',
    '<aside>What &amp; why?<br>When [exactly]?</aside>',
    '<p>end</p>',
  ];
  const content = Draft.ContentState.createFromBlockArray(article.flatMap(parseBlock));
  const all = Draft.SelectionState.createEmpty(content.getFirstBlock().getKey()).merge({
    focusKey: content.getLastBlock().getKey(),
    focusOffset: content.getLastBlock().getLength(),
  });
  const state = Draft.EditorState.acceptSelection(
    Draft.EditorState.createWithContent(content),
    all as Draft.SelectionState,
  );
  const clip = copied(state);
  const { blocks, losses } = pasted(empty(), clip?.text ?? '', `<meta>${clip?.html}`);
  expect(runsOf(blocks).map(writeBlocks)).toEqual(article);
  expect(losses).toEqual([]);
  // Other programs show a slot in brackets, not as text of the article.
  expect(clip?.html).toContain('[evidence wanted: What &amp; why?<br>When [exactly]?]');
  expect(clip?.text).toContain('[evidence wanted: What & why? When [exactly]?]');
  expect(lostWords(article.map(keptText).join('\n'), clip?.text ?? '')).toEqual([]);
});
