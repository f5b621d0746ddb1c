import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { imageReplacementSaga } from '#sagas/images/imageReplacement.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { imageReplacement } from '#store/images/imageReplacement.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { anAnswer, anArticle, aUser, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(closePages);

const workspaceId = WORKSPACE_ID;
const [OLD, NEW] = ['/content/assets/old', '/content/assets/new'];
const figure = (src: string) => `<figure><img src="${src}"></figure>`;
const BY = { src: NEW, width: null, height: null };

/** Articles of the server, each with one figure. `refuses` answers a save instead of the server. */
function start(
  ids: readonly string[],
  refuses: (articleId: string, saves: number) => object | null = () => null,
) {
  const html = new Map(ids.map((id) => [id, figure(OLD)]));
  const versions = new Map(ids.map((id) => [id, 1]));
  let saves = 0;
  const page = startWorkflows(
    {
      token: tokenSaga,
      resources: resourcesSaga,
      imageReplacement: imageReplacementSaga,
    },
    {
      asset: {
        getAssetUses: async ({ assetId }) => {
          const showing = ids.filter((id) => html.get(id) === figure(OLD));
          const uses = showing.slice(0, 2).map((articleId) => {
            return { articleId, title: `T${ids.indexOf(articleId)}`, alt: null, caption: '' };
          });
          return { assetId, uses, hasMore: showing.length > 2 };
        },
      },
      article: {
        getArticle: async ({ articleId }) =>
          anArticle({
            id: articleId,
            version: versions.get(articleId) ?? 1,
            blocks: [{ id: 'f', html: html.get(articleId) ?? '' }],
          }),
        updateArticle: async ({ articleId, body }) => {
          saves += 1;
          const refusal = refuses(articleId, saves);
          if (refusal !== null) throw refusal;
          const [op] = body.ops;
          if (op?.op === 'put') html.set(articleId, op.html);
          versions.set(articleId, body.baseVersion + 1);
          return { version: body.baseVersion + 1, title: '', changedIds: ['f'] };
        },
      },
    },
    aUser(),
  );
  const replace = async () => {
    const image = { id: idOf(70), src: OLD };
    page.dispatch(imageReplacement.requested({ workspaceId, image, by: BY }));
    await page.pass();
  };
  const sources = () => ids.map((id) => (html.get(id) === figure(NEW) ? 'new' : 'old'));
  const undo = async () => {
    const id = notices.select(page.state()).find(({ offer }) => offer === 'undo')?.id ?? '';
    page.dispatch(notices.undoRequested({ id }));
    await page.pass();
  };
  return { ...page, html, replace, sources, undo };
}

const IDS = [1, 2, 3].map(idOf);

// §d.images.15
test('every article shows the other image, also beyond those that an answer names; Undo brings the old one back', async () => {
  const page = start(IDS);
  await page.replace();
  expect(page.sources()).toEqual(['new', 'new', 'new']);
  expect(imageReplacement.select(page.state())).toMatchObject({ status: 'replaced', isAll: true });
  page.html.set(idOf(2), '<p>Without it</p>');
  await page.undo();
  expect(page.html.get(idOf(1))).toEqual(figure(OLD));
  expect(page.html.get(idOf(2))).toBe('<p>Without it</p>');
  expect(page.sources()[2]).toBe('old');
});

test('an article that was saved by somebody else in between is read again', async () => {
  const page = start([idOf(1)], (_id, saves) =>
    saves === 1 ? anAnswer(409, { code: 'stale_version' }) : null,
  );
  await page.replace();
  expect(page.sources()).toEqual(['new']);
});

// §d.images.15
test('an article that cannot be changed is named; the others are, and it is not tried forever', async () => {
  const page = start(IDS, (id) => (id === idOf(1) ? anAnswer(403, { code: 'forbidden' }) : null));
  await page.replace();
  expect(page.sources()).toEqual(['old', 'new', 'new']);
  expect(imageReplacement.select(page.state())).toMatchObject({
    status: 'replaced',
    isAll: false,
    refused: [{ articleId: idOf(1), title: 'T0' }],
  });
});

test('a plan that only reads ends it, and what was changed can be undone', async () => {
  const page = start(IDS, (_id, saves) =>
    saves === 2 ? anAnswer(402, { code: 'subscription_needed' }) : null,
  );
  await page.replace();
  expect(imageReplacement.select(page.state()).status).toBe('failed');
  expect(page.sources()).toEqual(['new', 'old', 'old']);
  await page.undo();
  expect(page.sources()).toEqual(['old', 'old', 'old']);
});

test('another image is replaced while Undo of the one before is still offered', async () => {
  const page = start(IDS.slice(0, 1));
  await page.replace();
  expect(page.sources()).toEqual(['new']);
  page.html.set(idOf(1), figure(OLD));
  await page.replace();
  expect(page.sources()).toEqual(['new']);
  expect(imageReplacement.select(page.state()).status).toBe('replaced');
});
