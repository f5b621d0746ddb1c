import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { locationOf } from '#src/kit/locationOf.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { aBrief, anAnswer, anArticle, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const workspaceId = WORKSPACE_ID;
const articleId = idOf(2);
const of = { workspaceId, articleId };
const empty = { isEmptyArticle: true, setupStatus: 'pending' } as const;

async function setup(overrides: PortOverrides) {
  const page = await startPage(overrides);
  page.dispatch(router.entered(locationOf(`/briefs/${articleId}`, '')));
  page.dispatch(resources.used({ name: 'brief', args: of }));
  await page.pass();
  const cached = () => resources.selectEntry(page.state(), 'brief', of)?.data;
  return { ...page, cached };
}

// §d.briefs.10
test.each(['making', 'waiting'] as const)(
  'a brief that is %s is looked at again, and opens with its first text',
  async (first) => {
    let state: 'making' | 'waiting' | 'draft' = first;
    const page = await setup({
      brief: { getBrief: async () => aBrief({ ...of, state }) },
      article: {
        getArticle: async () =>
          state === first
            ? anArticle({ id: articleId, type: 'BRIEF', version: 1, blocks: [], meta: empty })
            : anArticle({ id: articleId, type: 'BRIEF', version: 2 }),
      },
    });
    const isOpen = () => articleSave.selectIsOpen(page.state(), articleId);
    await page.pass(5000);
    expect(isOpen()).toBe(false);
    state = 'draft';
    await page.pass(5000);
    expect(page.cached()?.state).toBe('draft');
    expect(isOpen()).toBe(true);
    const looks = page.callsOf('brief.getBrief').length;
    await page.pass(10_000);
    expect(page.callsOf('brief.getBrief')).toHaveLength(looks);
  },
);

// §d.briefs.5
test('a change of the state is shown once the server has it', async () => {
  const page = await setup({});
  page.dispatch(brief.changeRequested({ ...of, change: { state: 'approved' } }));
  expect(page.cached()?.state).toBe('draft');
  await page.pass();
  expect(page.cached()?.state).toBe('approved');
});

// §d.briefs.7
test('a brief is made again as another request', async () => {
  let state: 'failed' | 'making' = 'failed';
  const page = await setup({
    brief: {
      getBrief: async () => aBrief({ ...of, state, data: null }),
      remakeBrief: async () => {
        state = 'making';
        return { jobId: idOf(97), articleIds: [articleId] };
      },
    },
  });
  page.dispatch(brief.remakeRequested(of));
  await page.pass();
  expect(page.cached()?.state).toBe('making');
  expect(brief.selectIsBusy(page.state())).toBe(false);
});

test('a change that is asked for while another is sent is sent too', async () => {
  const page = await setup({});
  page.dispatch(brief.changeRequested({ ...of, change: { state: 'approved' } }));
  page.dispatch(brief.changeRequested({ ...of, change: { dueOn: '2026-12-24' } }));
  await page.pass();
  expect(page.callsOf('brief.patchBrief').map(({ args }) => args[0])).toMatchObject([
    { body: { state: 'approved' } },
    { body: { dueOn: '2026-12-24' } },
  ]);
});

test('a failed change says so and reads the brief again', async () => {
  const page = await setup({ brief: { patchBrief: () => Promise.reject(anAnswer(409)) } });
  const before = page.callsOf('brief.getBrief').length;
  page.dispatch(brief.changeRequested({ ...of, change: { state: 'approved' } }));
  await page.pass();
  expect(page.callsOf('brief.getBrief').length).toBeGreaterThan(before);
});

// §d.briefs.9
test('a heading of a page goes behind the outline, and before the questions', async () => {
  const blocks = [
    { id: 'a', html: '<h2>First</h2>' },
    { id: 'brief-faq', html: '<h2>Questions</h2>' },
  ];
  const page = await setup({
    article: { getArticle: async () => anArticle({ id: articleId, type: 'BRIEF', blocks }) },
  });
  page.dispatch(
    brief.headingTaken({ ...of, text: 'Heat & cold', level: 3, url: 'https://a.example/' }),
  );
  await page.pass();
  const body = articleSave.selectDraft(page.state(), articleId)?.body;
  expect(body?.order.map((id) => body.html[id])).toEqual([
    '<h2>First</h2>',
    '<h3>Heat &amp; cold</h3>',
    '<p><em><a href="https://a.example/">a.example</a></em></p>',
    '<h2>Questions</h2>',
  ]);
});
