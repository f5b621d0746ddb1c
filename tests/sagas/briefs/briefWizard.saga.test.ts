import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { locationOf } from '#src/kit/locationOf.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anAnswer, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function setup(overrides: PortOverrides = {}) {
  const page = await startPage(overrides);
  page.dispatch(router.entered(locationOf('/briefs/create', '')));
  page.dispatch(briefWizard.entered());
  await page.pass();
  const bodies = () =>
    page.callsOf('brief.postBriefs').map(({ args }) => (args[0] as { body: object }).body);
  const wentTo = () =>
    page.actions.filter(router.navigationRequested.match).map(({ payload }) => payload.to);
  const state = () => briefWizard.select(page.state());
  return { ...page, bodies, wentTo, wizard: state };
}

// §d.briefs.6
test('each line is a keyphrase, once; one brief opens, and several are listed', async () => {
  const page = await setup();
  page.dispatch(briefWizard.edited({ keyphrases: ' trail shoes \n\ntrail shoes', country: 'GB' }));
  page.dispatch(briefWizard.submitted());
  await page.pass();
  expect(page.bodies()).toMatchObject([
    { keyphrases: ['trail shoes'], country: 'GB', dueOn: null, makes: 'briefs' },
  ]);
  expect(page.wentTo()).toEqual([`/briefs/${idOf(300)}`]);
  page.dispatch(briefWizard.entered());
  await page.pass();
  page.dispatch(briefWizard.edited({ keyphrases: 'a\nb', dueOn: '2026-12-24' }));
  page.dispatch(briefWizard.submitted());
  await page.pass();
  expect(page.bodies()[1]).toMatchObject({ keyphrases: ['a', 'b'], dueOn: '2026-12-24' });
  expect(page.wentTo()[1]).toBe('/articles?type=BRIEF');
});

// §d.briefs.6
test('a request without an answer is the same request again; a refused one is not', async () => {
  const answers = [anAnswer(500), anAnswer(422), anAnswer(422)];
  const page = await setup({
    brief: { postBriefs: () => Promise.reject(answers.shift() ?? anAnswer(500)) },
  });
  page.dispatch(briefWizard.edited({ keyphrases: 'trail shoes' }));
  for (let times = 0; times < 3; times += 1) {
    page.dispatch(briefWizard.submitted());
    await page.pass();
  }
  const ids = page.bodies().map((body) => (body as { requestId: string }).requestId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
  expect(page.wizard()).toMatchObject({ status: 'editing', error: { status: 422 } });
});

test('what is typed is there again after a reload, and an unanswered request is repeated', async () => {
  const first = await setup({ brief: { postBriefs: () => new Promise(() => undefined) } });
  first.dispatch(briefWizard.edited({ keyphrases: 'boots' }));
  await first.pass(WIZARD_KEEP_MS);
  first.dispatch(briefWizard.submitted());
  await first.pass();
  const kept = new Map(first.storage);
  closePages();
  const second = await setup({
    storage: { get: (key) => kept.get(key) ?? null, set: () => undefined },
  });
  expect(second.bodies()).toEqual(first.bodies());
});

test('what this device has kept of another version is not read', async () => {
  const page = await setup({ storage: { get: () => '{"values":{"keyphrases":1}}' } });
  expect(page.wizard()).toMatchObject({ status: 'editing', values: { keyphrases: '' } });
});
