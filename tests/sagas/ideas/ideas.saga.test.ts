import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anIdea,
  idOf,
  noNetwork,
  someIdeas,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const ideaId = idOf(63);

async function setup(patch?: () => Promise<never>) {
  let state = anIdea({ id: ideaId, state: 'kept' }).state;
  const page = await startPage({
    topic2: {
      getIdeas: async () => {
        const all = state === 'dismissed' ? [] : [anIdea({ id: ideaId, state })];
        return someIdeas({ workspaceId, ideas: all });
      },
      patchIdea: async ({ body }) => {
        await patch?.();
        state = body.state;
        return { id: ideaId, state };
      },
    },
  });
  page.dispatch(resources.used({ name: 'ideas', args: { workspaceId } }));
  await page.pass();
  return {
    ...page,
    states: () =>
      resources
        .selectEntry(page.state(), 'ideas', { workspaceId })
        ?.data?.ideas.map((one) => one.state),
    notices: () => notices.select(page.state()),
  };
}

// §d.ideas.5
test('a dismissed idea is gone at once; undo makes it what it was', async () => {
  const page = await setup();
  expect(page.states()).toEqual(['kept']);
  page.dispatch(ideas.changeRequested({ workspaceId, ideaId, state: 'dismissed' }));
  expect(page.states()).toEqual([]);
  await page.pass();
  const [notice] = page.notices();
  expect(notice).toMatchObject({ text: 'ideaDismissed', offer: 'undo' });
  page.dispatch(notices.undoRequested({ id: notice?.id ?? '' }));
  await page.pass();
  expect(page.states()).toEqual(['kept']);
  expect(page.notices()).toEqual([]);
});

test('an idea that cannot be changed is what it was, and says so', async () => {
  const page = await setup(() => Promise.reject(noNetwork));
  page.dispatch(ideas.changeRequested({ workspaceId, ideaId, state: 'new' }));
  expect(page.states()).toEqual(['new']);
  await page.pass();
  expect(page.states()).toEqual(['kept']);
  expect(page.notices()).toMatchObject([{ kind: 'error', text: 'ideaNotChanged' }]);
});

test('changes of an idea are shown at once, and sent one after the other; Undo is offered for what it was', async () => {
  const first = deferred<never>();
  const page = await setup(() => first.promise);
  const change = (state: 'new' | 'dismissed') =>
    page.dispatch(ideas.changeRequested({ workspaceId, ideaId, state }));
  const sent = () =>
    page.callsOf('topic2.patchIdea').map(({ args }) => (args[0] as { body: object }).body);
  change('new');
  change('dismissed');
  await page.pass();
  expect(page.states()).toEqual([]);
  expect(sent()).toEqual([{ state: 'new' }]);
  first.resolve(undefined as never);
  await page.pass();
  expect(sent()).toEqual([{ state: 'new' }, { state: 'dismissed' }]);
  page.dispatch(notices.undoRequested({ id: page.notices()[0]?.id ?? '' }));
  await page.pass();
  expect(page.states()).toEqual(['new']);
  expect(sent().at(-1)).toEqual({ state: 'new' });
});

// §d.ideas.6
test('e-mails are asked of the host and then of the server; one that refuses changes nothing', async () => {
  let isWanted = false;
  const asked: string[] = [];
  let refuses = true;
  const page = await startPage({
    paywall: {
      requestEmailReports: async () => {
        asked.push('host');
        if (refuses) throw noNetwork;
      },
    },
    topic2: {
      getIdeas: async () => {
        const { mail, ...rest } = someIdeas({ workspaceId });
        return { ...rest, mail: { ...mail, isWanted } };
      },
      putIdeaMail: async ({ body }) => {
        asked.push('server');
        isWanted = body.isWanted;
        return { workspaceId, isPossible: true, isWanted, address: 'ann@example.com' };
      },
    },
  });
  page.dispatch(resources.used({ name: 'ideas', args: { workspaceId } }));
  await page.pass();
  const shown = () =>
    resources.selectEntry(page.state(), 'ideas', { workspaceId })?.data?.mail.isWanted;
  const want = async (value: boolean) => {
    page.dispatch(ideas.mailRequested({ workspaceId, isWanted: value }));
    page.dispatch(ideas.mailRequested({ workspaceId, isWanted: value })); // a double click
    await page.pass();
  };
  await want(true);
  expect(shown()).toBe(false);
  expect(asked).toEqual(['host']);
  expect(notices.select(page.state())).toMatchObject([{ text: 'ideaMailNotChanged' }]);
  refuses = false;
  await want(true);
  expect(shown()).toBe(true);
  expect(asked).toEqual(['host', 'host', 'server']);
  await want(false);
  expect(shown()).toBe(false);
  expect(asked.slice(3)).toEqual(['server']);
});
