/**
 * Kills the tab, the browser and the server at random moments during typing, and restarts them. Every key that was
 * typed at least 50 ms before a kill (docs/spec-map.md) has to be in the article.
 */
import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { type OwnBrowser, ownBrowser } from './support/ownBrowser.ts';
import { editorOf, focusText, OWNER, seeSaved } from './support/person.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';
import { addArticle } from './support/writer.ts';

/** Has a promise in milliseconds (playwright.config.ts). */
const TIMED = '@timed';

/** `npm run verify:kills` sets a higher number. */
const KILLS_OF_EACH = Number(process.env.KILLS_OF_EACH ?? 2);
const COUNTS_AFTER_MS = 50;
const LETTERS = 'the quick brown fox jumps over a lazy dog and never looks back ';

let toolkit: Toolkit;
let own: OwnBrowser;
let person: Person;
let articleId: string;
test.beforeAll(async () => {
  toolkit = await startToolkit();
  own = await ownBrowser();
  person = await newPerson(toolkit.url, OWNER.email);
  const blocks = ['<p>Words.</p>'];
  articleId = await addArticle(person, { title: 'Kill tests', blocks });
});
test.afterAll(async () => {
  await own.dispose();
  await toolkit.dispose();
});
test.setTimeout(60_000 + KILLS_OF_EACH * 60_000);

/** The times at which keys reached the page. */
async function watchKeys(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.exposeFunction('keyTyped', (at: number) => void times.push(at));
  await page.evaluate(() => {
    const told = window as unknown as { keyTyped(at: number): void };
    addEventListener(
      'keydown',
      (event) => {
        if (event.key.length === 1) told.keyTyped(Date.now());
      },
      { capture: true },
    );
  });
  return times;
}

/** Types until stopped, or until the page is gone. */
function typingInto(page: Page) {
  let typed = '';
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const letter = LETTERS[typed.length % LETTERS.length] ?? ' ';
      typed += letter;
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(15);
    }
  };
  const done = run().catch(() => undefined); // the page is killed on purpose
  return {
    text: () => typed,
    async stop() {
      isOver = true;
      await done;
    },
  };
}

type Victim = 'tab' | 'browser' | 'server';

const KILL: Readonly<Record<Victim, (page: Page) => Promise<void>>> = {
  async tab(page) {
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => undefined); // a killed page does not answer
  },
  browser: async () => own.kill(),
  async server() {
    await toolkit.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 600));
    await toolkit.restart();
  },
};

type NewPage = () => Promise<Page>;

async function openArticle(newPage: NewPage): Promise<Page> {
  const page = await newPage();
  const { url } = toolkit;
  // Chromium writes its cookies every 30 s, so that a killed one may not have them.
  await page.context().addCookies(person.cookies.map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}/content/articles/${articleId}`);
  await expect(editorOf(page)).toBeVisible();
  return page;
}

/** A new paragraph at the end of the article, for one trial. */
async function newParagraph(page: Page): Promise<void> {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await seeSaved(page);
}

async function lastLineOnServer(): Promise<string> {
  await person.renewToken();
  const { api, workspaceId } = person;
  const { blocks } = await api.article.getArticle({ workspaceId, articleId });
  return (blocks.at(-1)?.html ?? '').replace(/<[^>]*>/g, '').replace(/&nbsp;|\u00a0/g, ' ');
}

interface Found {
  readonly typed: number;
  readonly lost: number;
}

async function trial(newPage: NewPage, victim: Victim): Promise<Found> {
  const before = await openArticle(newPage);
  await newParagraph(before);
  const times = await watchKeys(before);
  const typing = typingInto(before);
  await before.waitForTimeout(200 + Math.random() * 1500);
  const killedAt = Date.now();
  await KILL[victim](before);
  if (victim === 'server') await before.waitForTimeout(300);
  await typing.stop();
  const counted = times.filter((at) => victim === 'server' || at <= killedAt - COUNTS_AFTER_MS);
  const expected = typing.text().slice(0, counted.length);
  if (victim === 'server') {
    await seeSaved(before);
    await before.close();
  } else if (victim === 'tab') await before.close().catch(() => undefined);
  const after = await openArticle(newPage);
  await seeSaved(after);
  await after.close();
  const kept = await lastLineOnServer();
  let same = 0;
  while (same < expected.length && kept[same] === expected[same]) same += 1;
  return { typed: expected.length, lost: expected.length - same };
}

async function seeNothingLost(newPage: NewPage, victims: readonly Victim[]): Promise<void> {
  let typed = 0;
  for (const victim of victims) {
    for (let kill = 1; kill <= KILLS_OF_EACH; kill += 1) {
      await test.step(`kills the ${victim}, ${kill}`, async () => {
        const found = await trial(newPage, victim);
        typed += found.typed;
        expect(found.lost, `characters lost of ${found.typed}`).toBe(0);
      });
    }
  }
  expect(typed).toBeGreaterThan(KILLS_OF_EACH * victims.length * 5); // a test that typed nothing proves nothing
}

// §d.save.1 §d.save.18
test('no character is lost when the tab or the browser is killed during typing', {
  tag: TIMED,
}, async () => {
  await seeNothingLost(own.newPage, ['tab', 'browser']);
});

// §d.save.1 §d.save.18
test('no character is lost when the server is killed during typing', async ({ browser }) => {
  const context = await browser.newContext();
  await seeNothingLost(() => context.newPage(), ['server']);
});
