/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import Draft from 'draft-js';
import { blocksOf } from '#domain/article/body.ts';
import { runsOf } from '#html/flatBlocks.ts';
import type { ImportLoss } from '#html/losses.ts';
import { keptText, lostWords } from '#html/wordLaw.ts';
import { writeBlocks } from '#html/write.ts';
import { picturesIn, picturesOut } from '#src/editor/blocks/figure/pastedPictures.ts';
import { copied, pasted } from '#src/editor/kernel/clipboard.ts';
import { parseBlock } from '#src/editor/kernel/contentHtml.ts';
import { clipboardHandlers, type PasteNews, type PictureRule } from '#src/editor/kernel/pasting.ts';
import { CLIPBOARDS, type Clip, expectedOf } from '../support/clips.ts';
import { openSession } from '../support/openSession.ts';

const empty = () => Draft.EditorState.createEmpty();

/** The format of `expectedOf`. */
const written = (told: readonly string[], blocks: readonly string[]): string =>
  [
    ...told.map((line) => `<!-- ${line} -->`),
    ...blocks.map((html) => html.replaceAll('\n', '\\n')),
    '',
  ].join('\n');

const tellLoss = ({ kind, count, example = '' }: ImportLoss): string =>
  `${kind} ${count}: ${example}`;

/** Of an item, which is not part of its text. */
const NUMBER = /^\s*\d+[.)] /gm;

/** Pastes into an empty article all that a clipboard has. */
async function paste({ text, html = '', rtf = '' }: Clip) {
  const { session } = openSession([{ id: 'first', html: '<p></p>' }]);
  const given: string[] = [];
  const rule: PictureRule = {
    takeOut: picturesOut,
    find: picturesIn,
    give: (pictures, after) => {
      const at = blocksOf(session.body()).findIndex(({ id }) => id === after);
      for (const { image, alt } of pictures)
        if (image instanceof File)
          given.push(`picture after ${at + 1}: ${image.type} ${image.size} ${alt}`);
    },
  };
  const news = await new Promise<PasteNews>((resolve) =>
    clipboardHandlers(session, resolve, rule).paste({ text, html, rtf, files: [] }),
  );
  session.finishInsert();
  const stored = blocksOf(session.body()).map((block) => block.html);
  const footing = stored.at(-1) === '<p></p>' ? 1 : 0;
  return { given, news, blocks: stored.slice(0, stored.length - footing) };
}

describe('the clipboard content of other programs becomes what an article stores', () => {
  test.each(CLIPBOARDS.map((clip) => [clip.name, clip] as const))(
    'the clipboard content of other programs becomes what an article stores: %s',
    async (_, clip) => {
      const { given, news, blocks } = await paste(clip);
      const told = [
        ...news.losses.map(tellLoss),
        ...given,
        ...(news.markdown === null ? [] : ['looks like Markdown']),
        ...(news.isNothing ? ['nothing'] : []),
      ];
      expect(written(told, blocks)).toBe(expectedOf(clip));
      expect(news.losses.map(({ kind }) => kind)).not.toContain('words');
      const kept = blocks.map(keptText).join('\n');
      if (clip.html === undefined)
        expect(lostWords(clip.text.replaceAll(NUMBER, ''), kept)).toEqual([]);
    },
  );
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
