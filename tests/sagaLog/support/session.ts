/** A writer's session from a seed: typing, failures of every kind, streams that drop, leaving, retrying. */
import type { PortError } from '#domain/contract/problems.ts';
import { edited, forceRequested, resumed } from '#store/articleSave/articleSave.slice.ts';
import { stopRequested } from '#store/generation/generation.slice.ts';
import { resourceReleased, resourceUsed } from '#store/resources/resources.slice.ts';
import { routeEntered } from '#store/router/router.slice.ts';
import { anArticle, aSaveResponse } from '#tests/support/factories.ts';
import { ARTICLE_ID as articleId, articlePlace } from '#tests/support/startPage.ts';
import { randomOf, type RecordedPage, startRecordedPage } from './recordedPage.ts';

const failure = (status: number | null): PortError => ({
  kind: status === null ? 'network' : 'response',
  status,
  code: null,
  message: 'failed',
});
const STATUSES = [401, 402, 409, 413, 429, 500, 503, null];

/** Records `steps` random acts and lets everything come to rest. The caller has fake timers on. */
export async function recordSession(seed: number, steps = 60): Promise<RecordedPage> {
  const random = randomOf(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  let version = 1;
  const page = await startRecordedPage({
    article: {
      getArticle: async () =>
        anArticle({ id: articleId, generation: { jobId: 'job-1', seq: 0, isOver: false } }),
      updateArticle: () =>
        new Promise((resolve, reject) => {
          const isFailing = random() < 0.35;
          const error = failure(pick(STATUSES));
          setTimeout(
            () => (isFailing ? reject(error) : resolve(aSaveResponse({ version: ++version }))),
            random() * 400,
          );
        }),
    },
  });
  page.dispatch(routeEntered(articlePlace(articleId)));
  await page.pass(50);
  let seq = 0;
  let typed =
    'A long paragraph that is typed into, word by word, so that deltas of it are worth it. ';
  const acts: Readonly<Record<string, () => void>> = {
    type() {
      typed += `${pick(['coffee', 'roast', 'bean', 'cup', 'slow'])} `;
      const html = `<p>${typed}</p>`;
      page.dispatch(edited({ articleId, ops: [{ op: 'put', id: 'typed', after: null, html }] }));
    },
    retitle: () => page.dispatch(edited({ articleId, title: `Title ${random()}` })),
    force: () => page.dispatch(forceRequested({ articleId })),
    retry: () => page.dispatch(resumed({ articleId })),
    write() {
      seq += 1;
      const event = { type: 'put', id: `ai-${seq}`, after: null, html: `<p>${seq}</p>` } as const;
      page.streams.at(-1)?.say({ type: 'event', seq, event });
    },
    drop: () => page.streams.at(-1)?.say({ type: 'closed', error: failure(null) }),
    stop: () => page.dispatch(stopRequested()),
    online: () => page.sayPage('online'),
    hide: () => page.sayPage('hidden'),
    leave: () =>
      page.dispatch(
        routeEntered({ pathname: '/articles', search: '', route: 'articles', params: {} }),
      ),
    return: () => page.dispatch(routeEntered(articlePlace(articleId))),
    readLimits: () => page.dispatch(resourceUsed({ name: 'limits', args: null })),
    leaveLimits: () => page.dispatch(resourceReleased({ name: 'limits', args: null })),
  };
  const weighted = ['type', 'type', 'type', 'type', 'write', 'write', ...Object.keys(acts)];
  for (let step = 0; step < steps; step += 1) {
    acts[pick(weighted)]?.();
    await page.pass(Math.floor(random() * 300));
  }
  await page.pass(90_000);
  return page;
}
