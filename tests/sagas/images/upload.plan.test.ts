/** Images that are pasted, dropped or chosen: uploaded one at a time, each inserted as soon as it is there. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { blocksOf, EMPTY_BODY } from '#domain/article/body.ts';
import { imageUploadSaga } from '#sagas/images/upload.saga.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { anAsset, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { OPEN_ARTICLE, withArticle } from '#tests/support/pageStates.ts';
import type { Outcome } from '#tests/support/plan/idioms.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { articleId } = OPEN_ARTICLE;
const assetOf = (fileId: string) => anAsset({ id: fileId, src: `/content/assets/${fileId}` });
const given = (...fileIds: readonly string[]) =>
  imageUpload.given({
    ...OPEN_ARTICLE,
    after: 'b1',
    replaces: null,
    images: fileIds.map((fileId) => ({
      fileId,
      name: `${fileId}.png`,
      type: 'image/png',
      size: 10,
    })),
  });
const files = (upload: NonNullable<NonNullable<PortOverrides['files']>['upload']>) => ({
  files: { upload },
});
const arrives = files(async ({ fileId }) => assetOf(fileId));

/** Figures by their file, paragraphs by their words. */
const textOf = ({ state }: Outcome) =>
  blocksOf(articleSave.selectDraft(state, articleId)?.body ?? EMPTY_BODY).map(
    ({ html }) => /assets\/(\w+)/.exec(html)?.[1] ?? html.replace(/<[^>]*>/g, ''),
  );

test('images stand behind their paragraph in the order in which they were given', async () => {
  const outcome = await planOf(imageUploadSaga, { state: withArticle(), ports: arrives })
    .put(imageUpload.uploaded({ fileId: 'sea', asset: assetOf('sea') }))
    .put(imageUpload.uploaded({ fileId: 'sky', asset: assetOf('sky') }))
    .dispatch(given('sea', 'sky'))
    .during(1000);
  expect(textOf(outcome)).toEqual(['one', 'sea', 'sky', 'two']);
  expect(outcome.callsOf('files.forget')).toHaveLength(2);
});

test('one image at a time is uploaded', async () => {
  let running = 0;
  let most = 0;
  const ports = files(async ({ fileId }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 500));
    running -= 1;
    return assetOf(fileId);
  });
  const { callsOf } = await planOf(imageUploadSaga, { state: withArticle(), ports })
    .dispatch(given('sea', 'sky', 'sun'))
    .during(5000);
  expect(callsOf('files.upload').map(({ at }) => at)).toEqual([0, 500, 1000]);
  expect(most).toBe(1);
});

test('an image that fails does not hold up the others, and is uploaded again on demand', async () => {
  let fails = true;
  const ports = files(async ({ fileId }) => {
    if (fileId === 'sea' && fails) throw noNetwork;
    return assetOf(fileId);
  });
  const plan = () =>
    planOf(imageUploadSaga, { state: withArticle(), ports })
      .put(imageUpload.failed({ fileId: 'sea', failure: 'network' }))
      .dispatch(given('sea', 'sky'));
  expect(textOf(await plan().during(1000))).toEqual(['one', 'sky', 'two']);
  const again = plan()
    .delay(1000)
    .dispatch(imageUpload.retryRequested({ fileId: 'sea' }));
  setTimeout(() => {
    fails = false;
  }, 500);
  expect(textOf(await again.during(1000))).toEqual(['one', 'sea', 'sky', 'two']);
});

test('a file that is no image is refused without a request', async () => {
  const { callsOf } = await planOf(imageUploadSaga, { state: withArticle(), ports: arrives })
    .put(imageUpload.failed({ fileId: 'notes', failure: 'image_unreadable' }))
    .dispatch(
      imageUpload.given({
        ...OPEN_ARTICLE,
        after: 'b1',
        replaces: null,
        images: [{ fileId: 'notes', name: 'notes.txt', type: 'text/plain', size: 10 }],
      }),
    )
    .during(1000);
  expect(callsOf('files.upload')).toEqual([]);
});
