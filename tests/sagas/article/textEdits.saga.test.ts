import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { EMPTY_BODY, htmlIn, originsIn } from '#domain/article/body.ts';
import { textIn } from '#domain/article/originText.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(closePages);

// §d.voice.7 §d.humanizer.3
test('accepted words go into the text as one run; words that have changed since stay', async () => {
  const page = await openArticle();
  const body = articleSave.selectDraft(page.state(), articleId)?.body;
  const [blockId = ''] = body?.order ?? [];
  const text = (htmlIn(body ?? { order: [], html: {} }, blockId) ?? '').replace(/<[^>]+>/g, '');
  const edit = { blockId, unit: 0, start: 0, end: text.length, was: text, now: 'New words' };
  page.dispatch(textEdits.accepted({ articleId, edits: [edit] }));
  await page.pass();
  const after = articleSave.selectDraft(page.state(), articleId)?.body;
  expect(after && htmlIn(after, blockId)).toContain('New words');
  page.dispatch(textEdits.accepted({ articleId, edits: [edit] }));
  await page.pass();
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['wordsChanged']);
});

// §d.voice.11
test('words of a model are of the model; those that were there stay the writer’s', async () => {
  const page = await openArticle();
  const draft = () => articleSave.selectDraft(page.state(), articleId)?.body ?? EMPTY_BODY;
  const [blockId = ''] = draft().order;
  const [was = ''] = /\p{L}+/u.exec(textIn(htmlIn(draft(), blockId) ?? '')) ?? [];
  const source = { model: 'scripted', prompt: 'inVoice', version: 5 };
  const edit = { blockId, unit: 0, start: 0, end: was.length, was, now: 'Quaint' };
  page.dispatch(textEdits.accepted({ articleId, edits: [edit], source }));
  await page.pass();
  expect(originsIn(draft(), blockId)).toEqual([{ kind: 'ai', ...source, text: 'Quaint' }]);
});

// §d.ownNotes.3
test('a line that was left out becomes the last paragraph, as text', async () => {
  const page = await openArticle();
  const draft = () => articleSave.selectDraft(page.state(), articleId)?.body ?? EMPTY_BODY;
  const before = draft().order;
  page.dispatch(textEdits.lineRequested({ articleId, line: 'ask <Joan> & Tom' }));
  await page.pass();
  const [last = ''] = draft().order.slice(-1);
  expect(draft().order.slice(0, -1)).toEqual(before);
  expect(htmlIn(draft(), last)).toBe('<p>ask &lt;Joan&gt; &amp; Tom</p>');
});
