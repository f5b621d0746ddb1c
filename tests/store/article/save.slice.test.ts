import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import {
  articleSaveReducer,
  edited,
  forgotten,
  left,
  opened,
  resumed,
  saveDue,
  saveFailed,
  saveSucceeded,
  selectAnySavePending,
  selectArticleEntry,
  selectDraftTitle,
  selectKnownArticleIds,
  selectPendingArticleIds,
  selectSaveQueue,
  selectUnseenArticles,
} from '#store/article/save.slice.ts';

const a = { articleId: 'a1' };
const article = (version = 1, title = 'T') => ({
  version,
  title,
  body: bodyOf([{ id: 'b1', html: '<p>1</p>' }]),
});
const open = (version = 1, title = 'T') =>
  opened({ ...a, workspaceId: 'w', article: article(version, title) });
const after = (...actions: Parameters<typeof articleSaveReducer>[1][]) => ({
  articleSave: actions.reduce(
    articleSaveReducer,
    articleSaveReducer(undefined, { type: '@@start' }),
  ),
});
const saved = (requestId: string, version: number) =>
  [saveDue({ ...a, requestId }), saveSucceeded({ ...a, version })] as const;

test('what waits to be saved outranks what was just loaded', () => {
  const state = after(open(), edited({ ...a, title: 'Mine' }), open(2, 'Loaded'));
  expect(selectSaveQueue(state, 'a1')?.draft.title).toBe('Mine');
});

test('what waits to be saved stays in its workspace, whichever the address is looked up in', () => {
  const elsewhere = opened({ ...a, workspaceId: 'other', article: article() });
  const pending = after(open(), edited({ ...a, title: 'Mine' }), elsewhere);
  expect(selectArticleEntry(pending, 'a1')?.workspaceId).toBe('w');
  expect(selectArticleEntry(after(open(), elsewhere), 'a1')?.workspaceId).toBe('other');
});

test('a text is unseen when it was not saved and its editor is closed, also while it is tried again', () => {
  const failed = saveFailed({ ...a, pause: 'offline', code: null });
  const queued = [open(), edited({ ...a, title: 'Mine' })];
  const sent = [...queued, saveDue({ ...a, requestId: 'r' })];
  const seen = (...actions: Parameters<typeof after>) => selectUnseenArticles(after(...actions));
  expect(seen(...sent, failed)).toEqual([]);
  expect(seen(...sent, left(a))).toEqual([]);
  const unseen = { articleId: 'a1', title: 'Mine', status: 'offline', code: null };
  expect(seen(...sent, failed, left(a))).toMatchObject([unseen]);
  expect(seen(...sent, failed, left(a), resumed(a))).toMatchObject([
    { ...unseen, status: 'saving' },
  ]);
});

test('a load that was overtaken by a save does not open the older version', () => {
  const state = after(open(), edited({ ...a, title: 'Mine' }), ...saved('r1', 2), open(1, 'Old'));
  expect(selectSaveQueue(state, 'a1')).toMatchObject({
    base: { version: 2 },
    draft: { title: 'Mine' },
  });
});

test('a newer version opens over one that has nothing to save', () => {
  expect(selectSaveQueue(after(open(), open(3, 'Newer')), 'a1')?.draft.title).toBe('Newer');
});

test('an article that was left is known until it is saved', () => {
  const waiting = after(open(), edited({ ...a, title: 'Mine' }), left(a));
  expect([
    selectKnownArticleIds(waiting),
    selectPendingArticleIds(waiting),
    selectAnySavePending(waiting),
  ]).toEqual([['a1'], ['a1'], true]);
  const done = after(open(), edited({ ...a, title: 'Mine' }), left(a), ...saved('r1', 2));
  expect([selectKnownArticleIds(done), selectAnySavePending(done)]).toEqual([[], false]);
});

test('an article with nothing to save is forgotten as soon as it is left, and on request at any time', () => {
  expect(after(open(), left(a)).articleSave).toEqual({});
  expect(after(open(), edited({ ...a, title: 'Mine' }), forgotten(a)).articleSave).toEqual({});
});

test('an event for an article that is not known changes nothing', () => {
  const { articleSave } = after(open());
  expect(articleSaveReducer(articleSave, edited({ articleId: 'a2', title: 'x' }))).toBe(
    articleSave,
  );
});

test('§3.article.5 the title shown follows every edit', () => {
  const heading = { op: 'put', id: 'h', after: null, html: '<h1>Heading</h1>' } as const;
  expect(selectDraftTitle(after(open(), edited({ ...a, title: 'Stored' })), 'a1')).toBe('Stored');
  expect(selectDraftTitle(after(open(), edited({ ...a, ops: [heading] })), 'a1')).toBe('Heading');
  expect(
    selectDraftTitle(
      after(open(), edited({ ...a, ops: [heading, { op: 'remove', id: 'h' }] })),
      'a1',
    ),
  ).toBe('T');
});
