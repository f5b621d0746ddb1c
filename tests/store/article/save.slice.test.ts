import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { openQueue, transition } from '#domain/article/saveQueue.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { articleSave } from '#store/article/save.slice.ts';

const a = { articleId: 'a1' };
const article = (version = 1, title = 'T') => ({
  version,
  title,
  fields: NO_FIELDS,
  body: bodyOf([{ id: 'b1', html: '<p>1</p>' }]),
});
const open = (version = 1, title = 'T') =>
  articleSave.opened({ ...a, workspaceId: 'w', article: article(version, title) });
const after = (...actions: Parameters<typeof articleSave.reducer>[1][]) => ({
  articleSave: actions.reduce(
    articleSave.reducer,
    articleSave.reducer(undefined, { type: '@@start' }),
  ),
});
const saved = (requestId: string, version: number) =>
  [articleSave.saveDue({ ...a, requestId }), articleSave.saveSucceeded({ ...a, version })] as const;

test('what waits to be saved takes precedence over what was just loaded', () => {
  const state = after(open(), articleSave.edited({ ...a, title: 'Mine' }), open(2, 'Loaded'));
  expect(articleSave.selectQueue(state, 'a1')?.draft.title).toBe('Mine');
});

test('what waits to be saved stays in its workspace, whichever the address is looked up in', () => {
  const elsewhere = articleSave.opened({ ...a, workspaceId: 'other', article: article() });
  const pending = after(open(), articleSave.edited({ ...a, title: 'Mine' }), elsewhere);
  expect(articleSave.selectEntry(pending, 'a1')?.workspaceId).toBe('w');
  expect(articleSave.selectEntry(after(open(), elsewhere), 'a1')?.workspaceId).toBe('other');
});

test('a text is unseen when it was not saved and its editor is closed, also while it is tried again', () => {
  const failed = articleSave.saveFailed({ ...a, pause: 'offline', code: null });
  const queued = [open(), articleSave.edited({ ...a, title: 'Mine' })];
  const sent = [...queued, articleSave.saveDue({ ...a, requestId: 'r' })];
  const seen = (...actions: Parameters<typeof after>) =>
    articleSave.selectUnseen(after(...actions));
  expect(seen(...sent, failed)).toEqual([]);
  expect(seen(...sent, articleSave.left(a))).toEqual([]);
  const unseen = { articleId: 'a1', title: 'Mine', status: 'offline', code: null };
  expect(seen(...sent, failed, articleSave.left(a))).toMatchObject([unseen]);
  expect(seen(...sent, failed, articleSave.left(a), articleSave.resumed(a))).toMatchObject([
    { ...unseen, status: 'saving' },
  ]);
});

test('a load that was overtaken by a save does not open the older version', () => {
  const state = after(
    open(),
    articleSave.edited({ ...a, title: 'Mine' }),
    ...saved('r1', 2),
    open(1, 'Old'),
  );
  expect(articleSave.selectQueue(state, 'a1')).toMatchObject({
    base: { version: 2 },
    draft: { title: 'Mine' },
  });
});

test('a newer version opens over one that has nothing to save', () => {
  expect(articleSave.selectQueue(after(open(), open(3, 'Newer')), 'a1')?.draft.title).toBe('Newer');
});

test('an article that was left is known until it is saved', () => {
  const waiting = after(open(), articleSave.edited({ ...a, title: 'Mine' }), articleSave.left(a));
  expect(articleSave.selectArticleIds(waiting)).toEqual(['a1']);
  expect(articleSave.selectPendingIds(waiting)).toEqual(['a1']);
  expect(articleSave.selectIsAnyPending(waiting)).toBe(true);
  const done = after(
    open(),
    articleSave.edited({ ...a, title: 'Mine' }),
    articleSave.left(a),
    ...saved('r1', 2),
  );
  expect(articleSave.selectArticleIds(done)).toEqual([]);
  expect(articleSave.selectIsAnyPending(done)).toBe(false);
});

const nothing = { entries: {}, confirmed: {} };

test('an article with nothing to save has no queue as soon as it is left; what was confirmed stays known', () => {
  const state = after(open(3, 'Confirmed'), articleSave.left(a));
  expect(state.articleSave).toEqual({ entries: {}, confirmed: { a1: article(3, 'Confirmed') } });
  expect(articleSave.selectEntry(state, 'a1')).toBe(null);
  expect(articleSave.selectArticleIds(state)).toEqual([]);
  expect(articleSave.selectIsOpen(state, 'a1')).toBe(false);
});

test('an article is forgotten on request, at any time', () => {
  const edited = [open(), articleSave.edited({ ...a, title: 'Mine' })];
  expect(after(...edited, articleSave.forgotten(a)).articleSave).toEqual(nothing);
  expect(after(open(), articleSave.left(a), articleSave.forgotten(a)).articleSave).toEqual(nothing);
});

test('an article that was left is not opened with an older version than was confirmed here', () => {
  const left = [open(3, 'Confirmed'), articleSave.left(a)];
  const titleOf = (...actions: Parameters<typeof after>) =>
    articleSave.selectQueue(after(...actions), 'a1')?.draft.title;
  expect(titleOf(...left, open(2, 'Old'))).toBe('Confirmed');
  expect(titleOf(...left, open(4, 'Newer'))).toBe('Newer');
  expect(after(...left, open(4, 'Newer')).articleSave.confirmed).toEqual({});
});

test('what another tab has taken over has no queue here, and what was confirmed stays known', () => {
  const state = after(
    open(2),
    articleSave.edited({ ...a, title: 'Mine' }),
    articleSave.handedOver(a),
  );
  expect(articleSave.selectEntry(state, 'a1')).toBe(null);
  expect(articleSave.selectIsAnyPending(state)).toBe(false);
  expect(articleSave.selectConfirmed(state, 'a1')).toEqual(article(2));
});

test('what the journal kept is recovered over an article that was left, but not over a queue', () => {
  const queue = transition(openQueue(article(1)), { type: 'edited', title: 'Kept' });
  const recovered = articleSave.recovered({ ...a, workspaceId: 'w', queue });
  const left = [open(3, 'Confirmed'), articleSave.left(a)];
  const state = after(...left, recovered);
  expect(articleSave.selectPendingIds(state)).toEqual(['a1']);
  expect(articleSave.selectQueue(state, 'a1')?.draft.title).toBe('Kept');
  expect(articleSave.selectConfirmed(state, 'a1')?.version).toBe(3);
  expect(articleSave.selectQueue(after(open(3), recovered), 'a1')?.draft.title).toBe('T');
  const discarded = after(...left, recovered, articleSave.discarded(a));
  expect(articleSave.selectConfirmed(discarded, 'a1')?.version).toBe(3);
});

test('an event for an article that is not known changes nothing', () => {
  const { articleSave: state } = after(open());
  const elsewhere = articleSave.edited({ articleId: 'a2', title: 'x' });
  expect(articleSave.reducer(state, elsewhere)).toBe(state);
});

// §3.article.5
test('the title shown follows every edit', () => {
  const heading = { op: 'put', id: 'h', after: null, html: '<h1>Heading</h1>' } as const;
  expect(
    articleSave.selectTitle(after(open(), articleSave.edited({ ...a, title: 'Stored' })), 'a1'),
  ).toBe('Stored');
  expect(
    articleSave.selectTitle(after(open(), articleSave.edited({ ...a, ops: [heading] })), 'a1'),
  ).toBe('Heading');
  expect(
    articleSave.selectTitle(
      after(open(), articleSave.edited({ ...a, ops: [heading, { op: 'remove', id: 'h' }] })),
      'a1',
    ),
  ).toBe('T');
});
