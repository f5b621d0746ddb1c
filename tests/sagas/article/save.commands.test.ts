/**
 * The real workflows against a server that is idempotent and strict about versions, in virtual time:
 * random commands of a writer, of the weather, of somebody else and of crashes. At the end the sky
 * clears, and every word has to be on the server.
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { Article, SaveRequest } from '#contract/article/article.schema.ts';
import { type ArticleBody, applyOps, blocksOf, bodyOf } from '#domain/article/body.ts';
import { conflictsBetween } from '#domain/article/merge.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { browserTabs } from '#tests/support/browserTabs.ts';
import { anAnswer, anArticle, aSaveResponse, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  type Page,
} from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

type Weather = 'fine' | 'requestLost' | 'answerLost' | 'slow' | 401 | 402 | 403 | 500;
const WEATHERS: readonly Weather[] = [
  'fine',
  'requestLost',
  'answerLost',
  'slow',
  401,
  402,
  403,
  500,
];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const wordsIn = (body: ArticleBody) =>
  Object.values(body.html).flatMap((html) => html.match(/w\d+/g) ?? []);

function aServer() {
  let body: ArticleBody = bodyOf([
    { id: 'b1', html: '<p>one</p>' },
    { id: 'b2', html: '<p>two</p>' },
  ]);
  let version = 1;
  let weather: Weather = 'fine';
  const answered = new Map<string, number>();
  const read = (): Article => anArticle({ version, storedTitle: 'T', blocks: blocksOf(body) });
  /** The new version, as the server answers it; the same for the same id. */
  const taken = (request: SaveRequest): number => {
    const known = answered.get(request.requestId);
    if (known !== undefined) return known;
    if (request.baseVersion !== version) throw anAnswer(409, { code: 'stale_version' });
    version += 1;
    body = applyOps(body, request.ops.map(receivedOp));
    answered.set(request.requestId, version);
    return version;
  };
  const ports: PortOverrides['article'] = {
    getArticle: async () => read(),
    async updateArticle({ body: request }) {
      const sky = weather;
      if (sky === 'slow') await sleep(1200);
      if (sky === 'requestLost') throw noNetwork;
      if (typeof sky === 'number') throw anAnswer(sky);
      const saved = taken(request as SaveRequest);
      if (sky === 'answerLost') throw noNetwork;
      return aSaveResponse({ version: saved });
    },
  };
  return {
    ports,
    words: () => wordsIn(body),
    becomes(sky: Weather) {
      weather = sky;
    },
    somebodyWrites(word: string) {
      version += 1;
      body = applyOps(body, [
        { op: 'put', id: 'b2', after: 'b1', html: `${body.html.b2 ?? '<p>two</p>'} ${word}` },
      ]);
    },
  };
}

/** Ports of a page that can be killed: a dead one asks for nothing, and hears of no answer. */
function mortal<Ports extends object>(life: { isOver: boolean }, ports: Ports | undefined): Ports {
  const never = () => new Promise(() => {});
  const entries = Object.entries(ports ?? {}).map(([op, port]) => [
    op,
    async (...args: unknown[]) => {
      if (life.isOver) return never();
      const answer = await (port as (...args: unknown[]) => unknown)(...args);
      return life.isOver ? never() : answer;
    },
  ]);
  return Object.fromEntries(entries) as Ports;
}

class World {
  readonly server = aServer();
  readonly tabs = browserTabs();
  page!: Page;
  #words = 0;
  #ids = 0;
  #life = { isOver: false };

  async open() {
    const life = { isOver: false };
    this.#life = life;
    const { journal } = this.tabs.tab();
    this.page = await openArticle({
      ...this.tabs.tab(),
      journal: mortal(life, journal),
      article: mortal(life, this.server.ports),
      ids: { next: () => this.nextId() }, // random ones do not begin anew after a crash
    });
  }

  nextId() {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  nextWord() {
    this.#words += 1;
    return `w${this.#words}`;
  }

  /** A word more in a block; what is on the screen is what the queue has. */
  type(block: string): string | null {
    const body = articleSave.selectEntry(this.page.state(), articleId)?.queue.draft.body;
    const before = body?.html[block];
    if (before === undefined) return null;
    const word = this.nextWord();
    const after = block === 'b2' ? 'b1' : null;
    const op = { op: 'put', id: block, after, html: `${before} ${word}` } as const;
    this.page.dispatch(articleSave.edited({ articleId, ops: [op] }));
    return word;
  }

  /** The tab is killed between two frames: what was typed is in the journal, nothing else is left. */
  async crash() {
    await this.page.pass(0);
    this.#life.isOver = true;
    closePages();
    this.tabs.killHolders();
    await this.open();
  }

  status() {
    return articleSave.selectStatus(this.page.state(), articleId);
  }

  /** Whatever waits for the writer is decided so that nobody loses a word. */
  async decide() {
    const queue = articleSave.selectEntry(this.page.state(), articleId)?.queue;
    if (queue?.pause === 'conflict') {
      const { version: _version, ...theirs } = {
        version: 0,
        title: 'T',
        fields: NO_FIELDS,
        body: await this.#theirs(),
      };
      const conflicts = conflictsBetween(queue.base, queue.draft, theirs);
      const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'both' as const]));
      this.page.dispatch(articleSave.conflictChoiceMade({ articleId, choices }));
    } else this.page.dispatch(articleSave.resumed({ articleId }));
    await this.page.pass(3000);
  }

  async #theirs() {
    const article = await this.server.ports?.getArticle?.({ workspaceId: '', articleId });
    return bodyOf(article?.blocks ?? []);
  }
}

interface Typed {
  readonly words: Set<string>;
}
type Step = fc.AsyncCommand<Typed, World>;
const always = () => true;

const typing = (block: string): Step => ({
  check: always,
  async run(model, world) {
    const word = world.type(block);
    if (word !== null) model.words.add(word);
  },
  toString: () => `type ${block}`,
});
const step = (name: string, run: (world: World) => unknown): Step => ({
  check: always,
  run: async (_, world) => void (await run(world)),
  toString: () => name,
});

const someSteps = fc.commands(
  [
    fc.constantFrom('b1', 'b2').map(typing),
    fc.constantFrom('b1', 'b2').map(typing),
    fc.nat(1500).map((ms) => step(`pass ${ms}`, (world) => world.page.pass(ms))),
    fc.constantFrom(...WEATHERS).map((sky) => step(`${sky}`, (w) => w.server.becomes(sky))),
    fc.constant(step('crash', (world) => world.crash())),
    fc.constant(step('hide', (world) => world.page.sayPage('hidden'))),
    fc.constant(
      step('force', (world) => world.page.dispatch(articleSave.forceRequested({ articleId }))),
    ),
    fc.constant(step('decide', (world) => world.decide())),
    fc.constant<Step>({
      check: always,
      async run(model, world) {
        const word = world.nextWord();
        world.server.somebodyWrites(word);
        model.words.add(word);
      },
      toString: () => 'somebody writes',
    }),
  ],
  { maxCommands: 25 },
);

// §d.save.1
test('whatever happens between two writers, the server and a crash, every word ends up on the server', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      const world = new World();
      const model = { words: new Set<string>() };
      await world.open();
      await fc.asyncModelRun(() => ({ model, real: world }), steps);
      world.server.becomes('fine');
      for (let turn = 0; turn < 12 && world.status() !== 'idle'; turn += 1) await world.decide();
      await world.page.pass(10); // what is saved leaves the journal a moment later
      expect(world.status()).toBe('idle');
      expect([...new Set(world.server.words())].sort()).toEqual([...model.words].sort());
      expect(world.tabs.kept.size).toBe(0);
      closePages();
    }),
    { numRuns: 150 },
  );
}, 120_000);
