/**
 * The real workflows and the real client against a server on loopback, with something in between that
 * gives answers of its own. Whatever it is, it changes nothing but the wait.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { SaveRequest } from '#contract/article/article.schema.ts';
import { type ArticleBody, applyOps, blocksOf, bodyOf } from '#domain/article/body.ts';
import { recoveredQueue } from '#domain/article/recovery.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import { createApi } from '#services/http/api.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { browserTabs } from '#tests/support/browserTabs.ts';
import { anArticle, aSaveResponse } from '#tests/support/factories.ts';
import {
  FLAWED_CONTENT,
  FOREIGN_REFUSALS,
  ourAnswer,
  problemBody,
  sendAnswer,
  type WireAnswer,
} from '#tests/support/flawedAnswers.ts';
import { type Asked, startServer, type TestServer } from '#tests/support/httpServer.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  type Page,
} from '#tests/support/startPage.ts';

/** A save's own answer with a version that is none. */
const withVersion =
  (version: unknown) =>
  (ours: WireAnswer): WireAnswer =>
    ourAnswer(200, { ...JSON.parse(ours.body), version });

const FLAWS = {
  ...FLAWED_CONTENT,
  ...FOREIGN_REFUSALS,
  ...Object.fromEntries(
    [undefined, null, '9', 1.5, -1, 0, 2 ** 60].map((version) => [
      `version ${version}`,
      withVersion(version),
    ]),
  ),
};
const AS_BASE = 'the version it is based on';
const flawNames = [...Object.keys(FLAWS), AS_BASE];

interface Sky {
  readonly flaw: string | null;
  /** The save gets to the server, and only its answer is lost. */
  readonly isTaken: boolean;
}
const FINE: Sky = { flaw: null, isTaken: true };

class ArticleServer {
  sky = FINE;
  body: ArticleBody = bodyOf([{ id: 'b1', html: '<p>one</p>' }]);
  version = 1;
  readonly #answered = new Map<string, number>();

  answer({ method, body }: Asked): WireAnswer {
    const { flaw, isTaken } = this.sky;
    const request = body as SaveRequest;
    const ours = method === 'PATCH' ? this.#saved(request, isTaken) : this.#read();
    if (flaw === null) return ours;
    if (flaw === AS_BASE) return withVersion(request?.baseVersion ?? 0)(ours);
    return FLAWS[flaw]?.(ours) ?? ours;
  }

  #read(): WireAnswer {
    const blocks = blocksOf(this.body);
    return ourAnswer(200, anArticle({ version: this.version, storedTitle: 'T', blocks }));
  }

  #saved({ requestId, baseVersion, ops }: SaveRequest, isTaken: boolean): WireAnswer {
    const known = this.#answered.get(requestId);
    if (known !== undefined) return ourAnswer(200, aSaveResponse({ version: known }));
    if (baseVersion !== this.version) return ourAnswer(409, problemBody(409, 'stale_version'));
    const version = this.version + 1;
    if (isTaken) {
      this.version = version;
      this.body = applyOps(this.body, ops.map(receivedOp));
      this.#answered.set(requestId, version);
    }
    return ourAnswer(200, aSaveResponse({ version }));
  }
}

const wordsIn = (body: ArticleBody) =>
  Object.values(body.html).flatMap((html) => html.match(/w\d+/g) ?? []);

let http: TestServer;
let server = new ArticleServer();
let unanswered = 0;

/** The client's own port, watched: virtual time stands still while a request is on the wire. */
const watched =
  <Args extends unknown[], Answer>(port: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    unanswered += 1;
    try {
      return await port(...args);
    } finally {
      unanswered -= 1;
    }
  };

const tick = () => new Promise((resolve) => setImmediate(resolve));

async function pass(page: Page, ms: number) {
  await page.pass(ms);
  do {
    for (let ticks = 0; ticks < 3; ticks += 1) await tick();
    await page.pass(0);
  } while (unanswered > 0);
}

beforeAll(async () => {
  http = await startServer((response, asked) => sendAnswer(response, server.answer(asked)));
});
afterAll(() => http.close());
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'],
  });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

/** An article on a page, and somebody who types into it. */
class Writer {
  readonly typed: string[] = [];
  readonly tabs = browserTabs();
  page!: Page;

  async open() {
    server = new ArticleServer();
    const { article } = createApi({
      credentials: () => ({ apiKey: 'key-1', token: 'token-1' }),
      logId: 'log-1',
      baseUrl: http.url,
    });
    this.page = await openArticle({
      ...this.tabs.tab(),
      article: {
        getArticle: watched(article.getArticle),
        updateArticle: watched(article.updateArticle),
      },
    });
    await pass(this.page, 0);
  }

  type() {
    this.typed.push(`w${this.typed.length + 1}`);
    const before = articleSave.selectDraft(this.page.state(), articleId)?.body.html.b1;
    const html = `${before} ${this.typed.at(-1)}`;
    const op = { op: 'put', id: 'b1', after: null, html } as const;
    this.page.dispatch(articleSave.edited({ articleId, ops: [op] }));
  }

  status() {
    return articleSave.selectStatus(this.page.state(), articleId);
  }

  /** "Saved" is true; else the device has every word. */
  expectSafe() {
    const record = this.tabs.kept.get(articleId)?.record;
    const device = record === undefined ? bodyOf([]) : recoveredQueue(record).draft.body;
    expect(wordsIn(this.status() === 'idle' ? server.body : device)).toEqual(this.typed);
  }
}

interface Turn {
  readonly words: number;
  readonly sky: Sky;
  readonly ms: number;
}

const someTurns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    words: fc.nat(2),
    sky: fc.record({ flaw: fc.constantFrom(...flawNames), isTaken: fc.boolean() }),
    ms: fc.constantFrom(50, 400, 1200, 5000),
  }),
  { minLength: 1, maxLength: 6 },
);

// §d.answers.1
test('any answer that is not the true one changes nothing but the wait, and every word is on the server once', async () => {
  await fc.assert(
    fc.asyncProperty(someTurns, async (turns) => {
      const writer = new Writer();
      await writer.open();
      for (const { words, sky, ms } of turns) {
        server.sky = sky;
        for (let word = 0; word < words; word += 1) writer.type();
        await pass(writer.page, ms);
        writer.expectSafe();
      }
      const failures = writer.page.actions.filter(articleSave.saveFailed.match);
      expect(failures.filter(({ payload }) => payload.pause !== 'offline')).toEqual([]);
      server.sky = FINE;
      for (let second = 0; second < 31; second += 1) await pass(writer.page, 1000);
      expect(writer.status()).toBe('idle');
      expect(wordsIn(server.body)).toEqual(writer.typed);
      expect(writer.tabs.kept.size).toBe(0);
      closePages();
    }),
    { numRuns: 40 },
  );
}, 120_000);

// §d.answers.1
test.each(flawNames)('a save that gets %s is sent again under its id', async (flaw) => {
  const writer = new Writer();
  await writer.open();
  server.sky = { flaw, isTaken: false };
  writer.type();
  await pass(writer.page, 250);
  expect(writer.status()).toBe('offline');
  writer.expectSafe();
  server.sky = FINE;
  await pass(writer.page, 1000);
  expect(writer.status()).toBe('idle');
  writer.expectSafe();
  const ids = http.asked.slice(-2).map(({ body }) => (body as SaveRequest).requestId);
  expect(ids[0]).toBe(ids[1]);
});
