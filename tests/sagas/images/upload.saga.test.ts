import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { blocksOf, bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { imageUploadSaga } from '#sagas/images/upload.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { assetWrites } from '#store/images/assets.writes.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  anAsset,
  aUser,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, startWorkflows } from '#tests/support/startPage.ts';

type Upload = NonNullable<NonNullable<PortOverrides['files']>['upload']>;
type Look = NonNullable<NonNullable<PortOverrides['files']>['look']>;
type Given = Partial<Parameters<typeof imageUpload.given>[0]>;

const workspaceId = WORKSPACE_ID;
const assetOf = (fileId: string) => anAsset({ id: fileId, src: `/content/assets/${fileId}` });
const png = (fileId: string) => ({ fileId, name: `${fileId}.png`, type: 'image/png', size: 10 });

const opening = () =>
  articleSave.opened({
    articleId,
    workspaceId,
    article: { version: 1, title: 'Coffee', fields: NO_FIELDS, body: bodyOf(anArticle().blocks) },
  });

async function setup(upload: Upload, overrides: PortOverrides = {}) {
  const page = startWorkflows(
    {
      token: tokenSaga,
      resources: resourcesSaga,
      writes: writesSaga,
      imageUpload: imageUploadSaga,
    },
    { ...overrides, files: { upload, ...overrides.files } },
    aUser(),
  );
  page.dispatch(opening());
  await page.pass();
  const blocks = () =>
    blocksOf(articleSave.selectDraft(page.state(), articleId)?.body ?? { order: [], html: {} });
  return {
    ...page,
    async give(fileIds: readonly string[], given: Given = {}) {
      const images = fileIds.map(png);
      const place = { articleId, workspaceId, after: 'b1', replaces: null };
      page.dispatch(imageUpload.given({ ...place, images, ...given }));
      await page.pass();
    },
    /** The text: figures by their file, paragraphs by their words. */
    text: () =>
      blocks().map(({ html }) => /assets\/(\w+)/.exec(html)?.[1] ?? html.replace(/<[^>]*>/g, '')),
    blocks,
    pending: () =>
      imageUpload
        .selectPending(page.state(), articleId)
        .map((upload) => [
          upload.fileId,
          upload.status,
          upload.status === 'failed' ? upload.failure : null,
        ]),
    sent: () => page.callsOf('files.upload').map(({ args }) => args[0]),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const arrives: Upload = async ({ fileId }) => assetOf(fileId);

describe('an image that is given', () => {
  test('an image that is given is uploaded and inserted after the given block, as one undo step, without a description', async () => {
    const page = await setup(arrives);
    await page.give(['beans']);
    expect(page.sent()).toEqual([{ workspaceId, fileId: 'beans' }]);
    expect(page.text()).toEqual(['one', 'beans', 'two']);
    const figure = page.blocks()[1];
    expect(figure?.html).toBe(
      '<figure><img src="/content/assets/beans" width="640" height="480"></figure>',
    );
    expect(page.callsOf('editor.apply').map(({ args }) => args[0])).toEqual([
      {
        articleId,
        ops: [{ op: 'put', id: figure?.id, after: 'b1', html: figure?.html }],
        run: expect.any(String),
      },
    ]);
    expect(page.callsOf('files.forget').map(({ args }) => args[0])).toEqual([{ fileId: 'beans' }]);
    expect(page.pending()).toEqual([]);
  });

  test('an image that is given does not disturb typing meanwhile', async () => {
    const answer = deferred<ReturnType<typeof anAsset>>();
    const page = await setup(() => answer.promise);
    await page.give(['beans']);
    expect(page.pending()).toEqual([['beans', 'uploading', null]]);
    const typed = '<p>one and more</p>';
    page.dispatch(
      articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b1', after: null, html: typed }] }),
    );
    answer.resolve(assetOf('beans'));
    await page.pass();
    expect(page.text()).toEqual(['one and more', 'beans', 'two']);
  });

  test('an image that is given is inserted at the end if the given block was removed', async () => {
    const answer = deferred<ReturnType<typeof anAsset>>();
    const page = await setup(() => answer.promise);
    await page.give(['beans']);
    page.dispatch(articleSave.edited({ articleId, ops: [{ op: 'remove', id: 'b1' }] }));
    answer.resolve(assetOf('beans'));
    await page.pass();
    expect(page.text()).toEqual(['two', 'beans']);
  });

  test('an image that is given waits for its article if the writer has left it, and is not lost', async () => {
    const answer = deferred<ReturnType<typeof anAsset>>();
    const page = await setup(() => answer.promise);
    await page.give(['beans']);
    page.dispatch(articleSave.left({ articleId }));
    answer.resolve(assetOf('beans'));
    await page.pass();
    expect(page.pending()).toEqual([['beans', 'uploaded', null]]);
    page.dispatch(opening());
    await page.pass();
    expect(page.text()).toEqual(['one', 'beans', 'two']);
  });

  test('an image that is given replaces another one, whose caption stays', async () => {
    const page = await setup(arrives);
    await page.give(['beans'], { replaces: { blockId: 'b2', caption: 'Ours' }, after: 'b2' });
    expect(page.blocks().map(({ id }) => id)).toEqual(['b1', 'b2']);
    expect(page.blocks()[1]?.html).toBe(
      '<figure><img src="/content/assets/beans" width="640" height="480"><figcaption>Ours</figcaption></figure>',
    );
  });
});

describe('several images at once', () => {
  test('several images at once keep their order', async () => {
    const page = await setup(arrives);
    await page.give(['x', 'y', 'z']);
    expect(page.text()).toEqual(['one', 'x', 'y', 'z', 'two']);
  });

  test('several images at once keep their order if one of them fails and is retried', async () => {
    let isBroken = true;
    const page = await setup(async ({ fileId }) => {
      if (fileId === 'y' && isBroken) throw noNetwork;
      return assetOf(fileId);
    });
    await page.give(['x', 'y', 'z']);
    expect(page.text()).toEqual(['one', 'x', 'z', 'two']);
    expect(page.pending()).toEqual([['y', 'failed', 'network']]);
    expect(page.callsOf('files.forget').map(({ args }) => args[0])).not.toContainEqual({
      fileId: 'y',
    });
    isBroken = false;
    page.dispatch(imageUpload.retryRequested({ fileId: 'y' }));
    await page.pass();
    expect(page.text()).toEqual(['one', 'x', 'y', 'z', 'two']);
    expect(page.pending()).toEqual([]);
  });

  test('several images at once are uploaded one after the other', async () => {
    const answers = [
      deferred<ReturnType<typeof anAsset>>(),
      deferred<ReturnType<typeof anAsset>>(),
    ];
    const page = await setup(
      ({ fileId }) => (answers[fileId === 'x' ? 0 : 1] as (typeof answers)[0]).promise,
    );
    await page.give(['x', 'y']);
    expect(page.pending()).toEqual([
      ['x', 'uploading', null],
      ['y', 'queued', null],
    ]);
    answers[0]?.resolve(assetOf('x'));
    await page.pass();
    expect(page.pending()).toEqual([['y', 'uploading', null]]);
  });
});

describe('an image that is not uploaded', () => {
  test.each([
    ['is too large', { size: 11 * 1024 * 1024 }, 'too_large'],
    ['is none that we know', { type: 'image/heic' }, 'image_unreadable'],
  ])('an image is not sent if it %s', async (_, change, failure) => {
    const page = await setup(arrives);
    await page.give([], { images: [{ ...png('beans'), ...change }] });
    expect(page.sent()).toEqual([]);
    expect(page.pending()).toEqual([['beans', 'failed', failure]]);
    expect(page.text()).toEqual(['one', 'two']);
  });

  test('a refused image shows why the server refused it, and does not block the next ones', async () => {
    const page = await setup(async ({ fileId }) => {
      if (fileId === 'x') throw anAnswer(402, { code: 'subscription_needed' });
      return assetOf(fileId);
    });
    await page.give(['x', 'y']);
    expect(page.pending()).toEqual([['x', 'failed', 'subscription_needed']]);
    expect(page.text()).toEqual(['one', 'y', 'two']);
  });

  test('an image that is not uploaded is forgotten when the writer drops it, even during the upload', async () => {
    const answer = deferred<ReturnType<typeof anAsset>>();
    const page = await setup(() => answer.promise);
    await page.give(['beans']);
    page.dispatch(imageUpload.dropped({ fileId: 'beans' }));
    answer.resolve(assetOf('beans'));
    await page.pass();
    expect(page.pending()).toEqual([]);
    expect(page.text()).toEqual(['one', 'two']);
    expect(page.callsOf('files.forget')).toHaveLength(1);
  });
});

test('alt text and caption of the source are kept', async () => {
  const page = await setup(arrives);
  await page.give(['f1'], { images: [{ ...png('f1'), alt: 'A bean', caption: 'Ours' }] });
  const figure = page.blocks().find(({ html }) => html.startsWith('<figure'));
  expect(figure?.html).toMatch(/ alt="A bean".*<figcaption>Ours<\/figcaption>/);
});

test('an image of the library is inserted after the given block, and shown', async () => {
  const page = await setup(arrives);
  const { src, width, height } = assetOf('beans');
  page.dispatch(imageUpload.chosen({ articleId, after: 'b2', image: { src, width, height } }));
  await page.pass();
  expect(page.text()).toEqual(['one', 'two', 'beans']);
  expect(page.callsOf('editor.reveal').map(({ args }) => args[0])).toEqual([
    { articleId, blockId: page.blocks()[2]?.id },
  ]);
});

describe('the library', () => {
  const ref = { name: 'assets', args: { workspaceId, page: 0, limit: 12 } } as const;
  const names = (page: Awaited<ReturnType<typeof setup>>) => {
    const entry = resources.selectEntry(page.state(), ref.name, ref.args);
    return entry?.data?.content.map(({ id }) => id);
  };

  type AssetPorts = NonNullable<PortOverrides['asset']>;
  async function withLibrary(
    deleteAsset: AssetPorts['deleteAsset'],
    restoreAsset?: AssetPorts['restoreAsset'],
    patchAsset?: AssetPorts['patchAsset'],
  ) {
    const there = new Set(['x', 'y']);
    const page = await setup(arrives, {
      asset: {
        getAssets: async () => ({ content: [...there].map(assetOf), page: 0, last: true }),
        ...(deleteAsset && { deleteAsset }),
        ...(restoreAsset && { restoreAsset }),
        ...(patchAsset && { patchAsset }),
      },
    });
    page.dispatch(resources.used(ref));
    await page.pass();
    return { page, there };
  }

  test('the library shows an image as soon as it is uploaded', async () => {
    const { page, there } = await withLibrary(undefined);
    there.add('beans');
    await page.give(['beans']);
    expect(names(page)).toEqual(['x', 'y', 'beans']);
  });

  // §d.images.2
  test('the library takes an image without an article, and forgets its file', async () => {
    const { page, there } = await withLibrary(undefined);
    there.add('beans');
    await page.give(['beans'], { articleId: null, after: null });
    expect(names(page)).toEqual(['x', 'y', 'beans']);
    expect(page.callsOf('files.forget').map(({ args }) => args[0])).toEqual([{ fileId: 'beans' }]);
    expect(imageUpload.selectPending(page.state(), null)).toEqual([]);
  });

  // §d.images.3
  test('the library shows changed texts at once, and says if they could not be saved', async () => {
    let isRefused = false;
    let stored: string | null = null;
    const page = await setup(arrives, {
      asset: {
        getAssets: async () => ({
          content: [{ ...assetOf('x'), alt: stored }],
          page: 0,
          last: true,
        }),
        patchAsset: async ({ assetId, body }) => {
          if (isRefused) throw anAnswer(403, { code: 'forbidden' });
          stored = body.alt ?? null;
          return { ...assetOf(assetId), alt: stored };
        },
      },
    });
    page.dispatch(resources.used(ref));
    await page.pass();
    const alt = () =>
      resources.selectEntry(page.state(), ref.name, ref.args)?.data?.content[0]?.alt;
    const change = (text: string) =>
      page.dispatch(assetWrites.change({ workspaceId, assetId: 'x', body: { alt: text } }));
    change('Tea');
    expect(alt()).toBe('Tea');
    await page.pass();
    isRefused = true;
    change('Coffee');
    await page.pass();
    expect(notices.select(page.state())).toMatchObject([{ text: 'imageChangeFailed' }]);
    expect(alt()).toBe('Tea'); // as the server has it
  });

  test('the library hides a deleted image at once', async () => {
    const answer = deferred<{ id: string }>();
    const { page, there } = await withLibrary(() => answer.promise);
    page.dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: 'x' }));
    await page.pass();
    expect(names(page)).toEqual(['y']);
    there.delete('x');
    answer.resolve({ id: 'x' });
    await page.pass();
    expect(names(page)).toEqual(['y']);
    expect(notices.select(page.state())).toMatchObject([{ text: 'imageDeleted', offer: 'undo' }]);
  });

  // §d.images.9
  test('the library brings back each of two deleted images by its own Undo, for ten seconds', async () => {
    const { page, there } = await withLibrary(async ({ assetId }) => {
      there.delete(assetId);
      return { id: assetId };
    });
    const remove = (assetId: string) =>
      page.dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId }));
    remove('x');
    remove('y');
    await page.pass();
    const [first] = notices.select(page.state());
    page.dispatch(notices.undoRequested({ id: first?.id ?? '' }));
    there.add('x');
    await page.pass(10_000);
    expect(page.callsOf('asset.restoreAsset').map(({ args }) => args[0])).toEqual([
      { workspaceId, assetId: 'x' },
    ]);
    expect(names(page)).toEqual(['x']);
    expect(notices.select(page.state())).toEqual([]);
  });

  const undo = async (page: Awaited<ReturnType<typeof setup>>) => {
    page.dispatch(notices.undoRequested({ id: notices.select(page.state())[0]?.id ?? '' }));
    await page.pass();
  };

  // §d.images.9
  test('the library says if a deleted image could not be brought back, and offers it again until it is', async () => {
    const answers = [anAnswer(409, { code: 'images_full' }), noNetwork, anAnswer(404)];
    const { page } = await withLibrary(
      async ({ assetId }) => ({ id: assetId }),
      () => Promise.reject(answers.shift()),
    );
    page.dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: 'x' }));
    await page.pass();
    for (const _ of [1, 2]) {
      await undo(page);
      const shown = [{ text: 'imageNotRestored', offer: 'undo' }];
      expect(notices.select(page.state())).toMatchObject(shown);
    }
    await undo(page);
    expect(notices.select(page.state())).toMatchObject([{ text: 'imageGone', offer: null }]);
  });

  // §d.images.9
  test.each([
    ['lost', noNetwork, 'imageDeleteUnknown'],
    ['an error of the server', anAnswer(503), 'imageDeleteUnknown'],
    ['that it is deleted already', anAnswer(404, { code: 'not_found' }), 'imageDeleted'],
  ])('a deleted image can be brought back if the answer is %s', async (_what, answer, text) => {
    const { page } = await withLibrary(() => Promise.reject(answer));
    page.dispatch(resources.used({ name: 'imageRequests', args: { workspaceId } }));
    page.dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: 'x' }));
    await page.pass();
    expect(notices.select(page.state())).toMatchObject([{ text, offer: 'undo' }]);
    expect(page.callsOf('asset.getImageRequests')).toHaveLength(2);
    await undo(page);
    expect(page.callsOf('asset.restoreAsset')).toHaveLength(1);
    expect(page.callsOf('asset.getImageRequests')).toHaveLength(3);
    expect(notices.select(page.state())).toEqual([]);
  });

  // §d.images.3
  test('the library stores the changes of an image in their order, and before it is deleted', async () => {
    const first = deferred<ReturnType<typeof anAsset>>();
    const { page } = await withLibrary(
      async ({ assetId }) => ({ id: assetId }),
      undefined,
      ({ body: { alt } }) => (alt === 'one' ? first.promise : Promise.resolve(anAsset())),
    );
    const of = { workspaceId, assetId: 'x' };
    for (const alt of ['one', 'two']) page.dispatch(assetWrites.change({ ...of, body: { alt } }));
    page.dispatch(imageUpload.assetDeleteRequested(of));
    await page.pass();
    expect(names(page)).toEqual(['y']);
    const sent = () => [
      page.callsOf('asset.patchAsset').length,
      page.callsOf('asset.deleteAsset').length,
    ];
    expect(sent()).toEqual([1, 0]);
    first.reject(noNetwork);
    await page.pass();
    expect(sent()).toEqual([2, 1]);
  });

  test('the library shows an image that could not be deleted again, and an error', async () => {
    const { page } = await withLibrary(() => Promise.reject(anAnswer(403, { code: 'forbidden' })));
    page.dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: 'x' }));
    await page.pass();
    expect(names(page)).toEqual(['x', 'y']);
    expect(notices.select(page.state())).toMatchObject([{ text: 'imageDeleteFailed' }]);
  });
});

describe('an image of ours that is pasted', () => {
  const ours = { src: '/content/assets/sea', width: 80, height: 60 };
  const given = { images: [{ fileId: 'f', name: '', type: '', size: 0, ours, alt: 'Sea' }] };
  const looked = async (found: Awaited<ReturnType<Look>>) => {
    const page = await setup(arrives, { files: { look: async () => found } });
    await page.give([], given);
    return page;
  };

  // §d.images.14
  test('an image of ours that is pasted is shown as it is if the workspace has it', async () => {
    const page = await looked({ found: 'own' });
    expect(page.sent()).toEqual([]);
    expect(page.blocks()[1]?.html).toBe(
      '<figure><img src="/content/assets/sea" alt="Sea" width="80" height="60"></figure>',
    );
  });

  // §d.images.14
  test('an image of ours that is pasted is uploaded if it is of another workspace', async () => {
    const page = await looked({ found: 'file', fileId: 'read' });
    expect(page.sent()).toEqual([{ workspaceId, fileId: 'read' }]);
    expect(page.text()).toEqual(['one', 'read', 'two']);
    expect(page.callsOf('files.forget').map(({ args }) => args[0])).toEqual([
      { fileId: 'read' },
      { fileId: 'f' },
    ]);
  });

  // §d.images.14
  test('an image of ours that is pasted is not shown if it does not exist for this person, and the list says so', async () => {
    const page = await looked({ found: 'missing' });
    expect(page.text()).toEqual(['one', 'two']);
    expect(page.pending()).toEqual([['f', 'failed', 'not_found']]);
  });

  // §d.images.14
  test('an image of ours that is pasted is looked up again once the pass for images, which had ended on a device that slept, is renewed', async () => {
    const look = jest
      .fn<Look>()
      .mockResolvedValueOnce({ found: 'missing' })
      .mockResolvedValue({ found: 'own' });
    const page = await setup(arrives, { files: { look } });
    await page.give([], given);
    expect(page.text()).toEqual(['one', 'sea', 'two']);
    expect(page.callsOf('asset.getAssets')).toMatchObject([{ args: [{ workspaceId }] }]);
  });

  // §d.images.14
  test('an image of ours that is pasted is not taken for one that does not exist while the pass cannot be renewed', async () => {
    const page = await setup(arrives, {
      files: { look: async () => ({ found: 'missing' }) },
      asset: { getAssets: () => Promise.reject(noNetwork) },
    });
    await page.give([], given);
    expect(page.pending()).toEqual([['f', 'failed', 'network']]);
  });

  test('an image of ours that is pasted is kept in the list while it cannot be looked up, to be tried again', async () => {
    const look = jest
      .fn<Look>()
      .mockRejectedValueOnce(noNetwork)
      .mockResolvedValue({ found: 'own' });
    const page = await setup(arrives, { files: { look } });
    await page.give([], given);
    expect(page.pending()).toEqual([['f', 'failed', 'network']]);
    page.dispatch(imageUpload.retryRequested({ fileId: 'f' }));
    await page.pass();
    expect(page.text()).toEqual(['one', 'sea', 'two']);
  });
});
