/** A writer's session from a seed: typing, failures of every kind, streams that drop, leaving, deleting, coming back. */
import type { PortError } from '#contract/lib/problems.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { type Location, router } from '#store/session/router.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import {
  aFolder,
  anAnswer,
  anArticle,
  aPage,
  aSaveResponse,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, articleLocation } from '#tests/support/startPage.ts';
import { type RecordedPage, randomOf, startRecordedPage } from './recordedPage.ts';

const LIST: Location = { pathname: '/articles', search: '', route: 'articles', params: {} };
const FAILURES: readonly PortError[] = [
  noNetwork,
  ...[401, 402, 409, 413, 429, 500, 503].map((status) => anAnswer(status)),
];
const JOB = { jobId: 'job-1', seq: 0, kind: 'draft' as const, state: 'running' as const };
const list = { name: 'articles', args: { workspaceId, limit: 10, page: 0 } } as const;
const locationOf = (to: string): Location =>
  to.startsWith('/articles/') ? articleLocation(to.slice('/articles/'.length)) : LIST;

interface Dice {
  readonly random: () => number;
  pick<T>(values: readonly T[]): T;
}

function diceOf(seed: number): Dice {
  const random = randomOf(seed);
  return { random, pick: (values) => values[Math.floor(random() * values.length)] as never };
}

/** Ports with latency and faults. The router answers a navigation at once, within the call. */
function worldOf({ random, pick }: Dice, enter: (location: Location) => void): PortOverrides {
  let version = 1;
  const answer = <T>(make: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const error = random() < 0.3 ? pick(FAILURES) : null;
      setTimeout(() => (error === null ? resolve(make()) : reject(error)), random() * 400);
    });
  let polls = 0;
  return {
    host: {
      status() {
        polls += 1;
        return polls < 4 ? 'loading' : 'ready';
      },
    },
    navigation: { go: (to) => enter(locationOf(to)) },
    article: {
      getArticles: () => answer(() => aPage()),
      getArticle: async (args) => anArticle({ id: args.articleId, generation: JOB }),
      updateArticle: () =>
        answer(() => {
          version += 1;
          return aSaveResponse({ version });
        }),
      deleteArticle: (args) => answer(() => ({ id: args.articleId })),
    },
    content: {
      postDraft: () =>
        answer(() => ({
          article: anArticle({ id: idOf(9) }),
          jobId: idOf(90),
          limits: someLimits(),
        })),
      stopJob: ({ jobId }) => answer(() => ({ jobId })),
    },
  };
}

type Acts = Readonly<Record<string, () => void>>;

function writing(page: RecordedPage, { pick }: Dice): Acts {
  let typed =
    'A long paragraph that is typed into, word by word, so that deltas of it are worth it. ';
  return {
    type() {
      typed += `${pick(['coffee', 'roast', 'bean', 'cup', 'slow'])} `;
      const html = `<p>${typed}</p>`;
      page.dispatch(
        articleSave.edited({ articleId, ops: [{ op: 'put', id: 'typed', after: null, html }] }),
      );
    },
    retitle: () =>
      page.dispatch(articleSave.edited({ articleId, title: pick(['Title', 'Better title']) })),
    force: () => page.dispatch(articleSave.forceRequested({ articleId })),
    retry: () => page.dispatch(articleSave.resumed({ articleId })),
    discard: () => page.dispatch(articleSave.discardRequested({ articleId })),
    choose() {
      const choice = pick(['mine', 'theirs', 'both'] as const);
      const parts = [
        '#title',
        ...Object.keys(articleSave.selectDraft(page.state(), articleId)?.body.html ?? {}),
      ];
      const choices = Object.fromEntries(parts.map((part) => [part, choice]));
      page.dispatch(articleSave.conflictChoiceMade({ articleId, choices }));
    },
  };
}

function streaming(page: RecordedPage, { pick }: Dice): Acts {
  let seq = 0;
  const say = (type: 'put' | 'finished') => {
    seq += 1;
    const block = { type: 'put', id: `ai-${seq}`, after: null, html: `<p>${seq}</p>` } as const;
    const event = type === 'put' ? block : ({ type } as const);
    page.streams.at(-1)?.say({ type: 'event', seq, event });
  };
  const close = (error: PortError | null) => page.streams.at(-1)?.say({ type: 'closed', error });
  return {
    write: () => say('put'),
    writeMuch() {
      for (let count = 0; count < 3; count += 1) say('put');
    },
    drop: () => close(pick([noNetwork, anAnswer(401), anAnswer(503), anAnswer(404), null])),
    finish: () => say('finished'),
    stop: () => page.dispatch(job.stopRequested()),
  };
}

function moving(page: RecordedPage, { pick }: Dice): Acts {
  return {
    tellPage: () => page.sayPage(pick(['online', 'offline', 'hidden', 'visible'])),
    tellHost: () => page.sayHost({ type: 'folderCreated', folder: aFolder({ id: 'folder-2' }) }),
    leave: () => page.dispatch(router.entered(LIST)),
    return: () => page.dispatch(router.entered(articleLocation(articleId))),
    useList: () => page.dispatch(resources.used(list)),
    releaseList: () => page.dispatch(resources.released(list)),
    remove: () =>
      page.dispatch(
        articleDelete.requested({ workspaceId, articles: [{ articleId, title: 'Old title' }] }),
      ),
    restore: () => {
      for (const { id } of notices.select(page.state())) {
        page.dispatch(notices.undoRequested({ id }));
      }
    },
    openWizard: () => page.dispatch(articleWizard.entered()),
    fillWizard: () => page.dispatch(articleWizard.changed({ topic: pick(['tea', 'coffee']) })),
    submitWizard: () => page.dispatch(articleWizard.submitRequested()),
  };
}

const OFTEN = ['type', 'type', 'type', 'type', 'write', 'write', 'writeMuch', 'return', 'return'];

/** A view that closes each second notice while the put that shows it is still under way. */
function closeNotices(page: RecordedPage): void {
  let seen = 0;
  page.subscribe(() => {
    const [notice] = notices.select(page.state());
    if (notice === undefined) return;
    seen += 1;
    if (seen % 2 === 0) page.dispatch(notices.closed({ id: notice.id }));
  });
}

/** Records `steps` random acts and lets everything come to rest. The caller has fake timers on. */
export async function recordSession(seed: number, steps = 60): Promise<RecordedPage> {
  const dice = diceOf(seed);
  let enter: (location: Location) => void = () => {};
  const page = await startRecordedPage(worldOf(dice, (location) => enter(location)));
  enter = (location) => page.dispatch(router.entered(location));
  closeNotices(page);
  page.dispatch(router.entered(articleLocation(articleId)));
  await page.pass(500);
  const acts: Acts = { ...writing(page, dice), ...streaming(page, dice), ...moving(page, dice) };
  const weighted = [...OFTEN, ...Object.keys(acts)];
  for (let step = 0; step < steps; step += 1) {
    acts[dice.pick(weighted)]?.();
    await page.pass(Math.floor(dice.random() * 300));
  }
  await page.pass(90_000);
  return page;
}
