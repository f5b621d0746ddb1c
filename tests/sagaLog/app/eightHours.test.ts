import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { MAX_CHARS, MAX_LINES } from '#sagaLog/app/sessionLog.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anArticle, aSaveResponse } from '#tests/support/factories.ts';
import { ARTICLE_ID as articleId, articleLocation } from '#tests/support/startPage.ts';
import { type RecordedPage, recordedBy } from '../support/recordedPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const KEYS_PER_MINUTE = 300;
const MINUTES = 8 * 60;
const SENTENCE = 'Coffee that is roasted slowly keeps more of its taste than coffee that is not. ';
/** About 23 KB. */
const blocks = Array.from({ length: 58 }, (_, at) => ({
  id: `block-${at}`,
  html: `<p>${at} ${SENTENCE.repeat(5)}</p>`,
}));

const answered = <T>(answer: T, ms: number): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, answer));

async function typed(page: RecordedPage, keys: number): Promise<void> {
  let words = '';
  for (let key = 0; key < keys; key += 1) {
    words += SENTENCE[key % SENTENCE.length];
    const html = blocks[3]?.html.replace('</p>', `${words}</p>`) ?? '';
    const op = { op: 'put', id: 'block-3', after: 'block-2', html } as const;
    page.dispatch(articleSave.edited({ articleId, ops: [op] }));
    // People do not type in time.
    await page.pass(60_000 / KEYS_PER_MINUTE + ((key * 7919) % 41) - 20);
  }
}

// §d.recording.9
test('a minute of typing takes so little that eight hours fit, and replays exactly', async () => {
  let version = 1;
  const page = await recordedBy(
    {},
    {
      article: {
        getArticle: async () => anArticle({ id: articleId, blocks }),
        updateArticle() {
          version += 1;
          return answered(aSaveResponse({ version }), 9);
        },
      },
      journal: { write: () => answered(undefined, 4) },
    },
  );
  page.dispatch(router.entered(articleLocation(articleId)));
  await page.pass(5000);
  await typed(page, 20);
  const before = page.lines().length;
  await typed(page, KEYS_PER_MINUTE);
  const lines = page.lines();
  const minute = lines.slice(before);
  const text = minute.join('\n');
  expect(minute.length).toBeGreaterThan(KEYS_PER_MINUTE);
  expect(minute.length * MINUTES).toBeLessThan(MAX_LINES);
  expect(text.length * MINUTES).toBeLessThan(MAX_CHARS);
  expect(text.length).toBeLessThan(300_000);
  expect(gzipSync(text).length).toBeLessThan(15_000);
  expect(replaySession(lines).divergence).toBeNull();
  page.close();
});
