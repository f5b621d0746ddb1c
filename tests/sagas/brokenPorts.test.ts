/** Whatever a port does, no handler leaves a machine in a status that nothing ends. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { purchase } from '#store/access/purchase.slice.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { auditRound } from '#store/audit/auditRound.slice.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { brandColours } from '#store/folders/brandColours.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { imageMaking } from '#store/images/imageMaking.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { sourceWork } from '#store/sources/sourceWork.slice.ts';
import { topicContinuation } from '#store/topics/topicContinuation.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { idOf, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import { busyMachines } from '#tests/support/interleavings/busyMachines.ts';
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

const of = { articleId, workspaceId };
const place = { type: 'behind', blockId: 'b1' } as const;

/** What a person asks for on the page of an article, by the name of the test. */
const ASKED: Readonly<Record<string, readonly UnknownAction[]>> = {
  share: [share.opened(of), share.revokeRequested(of)],
  version: [versions.nameRequested({ ...of, name: 'First' })],
  copy: [versions.copyRequested({ ...of, version: 1, title: 'Copy' })],
  restore: [versions.restoreRequested({ ...of, version: 1 })],
  humanizer: [humanizer.requested(of)],
  source: [
    sourceWork.requested({ ...of, task: { kind: 'add', url: 'https://a.example/' } } as never),
  ],
  claims: [sourceWork.requested({ ...of, task: { kind: 'check' } } as never)],
  colours: [brandColours.requested({ workspaceId, colours: null, was: null } as never)],
  image: [imageMaking.makeRequested({ ...of, prompt: 'A jar', shape: 'wide' })],
  translation: [
    translation.opened(of as never),
    translation.languageChosen({ ...of, language: 'de' }),
  ],
  section: [job.sectionRequested(of)],
  passage: [job.passageRequested({ ...of, place, instruction: 'More' } as never)],
  proposal: [proposal.asked({ ...of, task: { name: 'faq' }, place } as never)],
  competitors: [
    competitors.opened(of as never),
    competitors.analyseRequested({
      ...of,
      wish: { topic: 'Tea', country: 'GB', location: '', language: 'en', urls: [] },
    } as never),
  ],
  audit: [auditForm.edited({ way: 'articles' } as never), auditForm.auditRequested()],
  topics: [topicForm.edited({ seed: 'tea' } as never), topicForm.searchRequested()],
  post: [postWizard.entered({ articleId } as never), postWizard.submitted()],
  briefs: [
    briefWizard.entered({} as never),
    briefWizard.edited({ keyphrases: 'tea' } as never),
    briefWizard.submitted(),
  ],
  outline: [articleWizard.outlineRequested()],
  draft: [articleWizard.submitRequested()],
  cover: [coverMaking.requested({ workspaceId, design: { title: 'Jars' } } as never)],
  round: [auditRound.roundRequested({ workspaceId, auditId: idOf(3) })],
  search: [topicContinuation.continueRequested({ workspaceId, topicSearchId: idOf(3) } as never)],
  purchase: [purchase.requested({ kind: 'subscription' } as never)],
  chat: [
    chat.shown(of as never),
    chat.typed({ articleId, text: 'How?' }),
    chat.askRequested({ articleId } as never),
  ],
  imageAgain: [articleImage.repeatRequested(of)],
};

/** These promise never to throw (services/lib/browser.ts), or tell a listener what is wrong. */
const SAFE = /^(?:clock|ids|errors|storage|session|generation)\./;

type Ports = Record<string, Record<string, (...args: unknown[]) => unknown>>;

/** From now on, the call with this number does something else. Returns how many there have been. */
function broken(page: Page, at: number, instead: () => unknown): () => number {
  let calls = 0;
  for (const group of Object.values(page.services as unknown as Ports))
    for (const [op, port] of Object.entries(group)) {
      const { opName } = port as unknown as { opName: string };
      if (SAFE.test(opName)) continue;
      const other = (...args: unknown[]) => {
        calls += 1;
        return calls - 1 === at ? instead() : port(...args);
      };
      group[op] = Object.assign(other, { opName });
    }
  return () => calls;
}

async function left(actions: readonly UnknownAction[], at: number, instead: () => unknown) {
  const page = await openArticle();
  await page.pass(5000);
  const before = busyMachines(page.state());
  const count = broken(page, at, instead);
  for (const action of actions) {
    page.dispatch(action);
    await page.pass(100);
  }
  await page.pass(180_000);
  const after = busyMachines(page.state()).filter((one) => !before.includes(one));
  closePages();
  return { calls: count(), after };
}

const INSTEAD = {
  'throws a TypeError': () => {
    throw new TypeError('broken');
  },
  'rejects with a TypeError': () => Promise.reject(new TypeError('broken')),
  'answers nothing': () => undefined,
};

test.each(Object.keys(ASKED))('%s: no port that fails leaves a spinner', async (name) => {
  const actions = ASKED[name] ?? [];
  const whole = await left(actions, -1, () => undefined);
  const spinning: unknown[] = [];
  for (const [what, instead] of Object.entries(INSTEAD))
    for (let at = 0; at < whole.calls; at += 1) {
      const { after } = await left(actions, at, instead);
      const own = after.filter((one) => !whole.after.includes(one));
      if (own.length > 0) spinning.push([what, at, own]);
    }
  expect(spinning).toEqual([]);
});
