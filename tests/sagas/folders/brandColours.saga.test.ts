import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import { brandColours } from '#store/folders/brandColours.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { workspaceTags } from '#store/folders/workspaceTags.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAnswer, aWorkspace, WORKSPACE_ID } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const GREEN = { background: '#003300', accent: '#ffcc00' };

async function start(patch: () => void = () => undefined) {
  const { tags } = aWorkspace();
  const page = await startPage({
    workspace: {
      patchWorkspaces: async ({ body }) => {
        patch();
        const change = body.workspaceTagsDTO as Partial<WorkspaceTags>;
        return aWorkspace({ tags: { ...tags, ...change } });
      },
    },
  });
  const ask = async (colours: typeof GREEN | null) => {
    page.dispatch(brandColours.requested({ workspaceId: WORKSPACE_ID, colours, was: null }));
    await page.pass();
  };
  const colours = () => folderSetup.selectFound(page.state()).workspace?.tags.colours;
  const sent = () =>
    page.callsOf('workspace.patchWorkspaces').map(({ args }) => (args[0] as { body: object }).body);
  return { ...page, ask, colours, sent };
}

// §d.images.17
test('colours are saved without the other tags, are known at once, and one click brings the last ones back', async () => {
  const page = await start();
  await page.ask(GREEN);
  expect(page.sent()).toEqual([{ workspaceTagsDTO: { colours: GREEN }, was: { colours: null } }]);
  expect(page.colours()).toEqual(GREEN);
  const undo = notices.select(page.state()).find(({ offer }) => offer === 'undo');
  page.dispatch(notices.undoRequested({ id: undo?.id ?? '' }));
  await page.pass();
  expect(page.colours()).toBe(null);
  expect(page.sent()[1]).toEqual({ workspaceTagsDTO: { colours: null }, was: { colours: GREEN } });
});

test('a second click while they are saved is nothing new; a failure can be tried again', async () => {
  let isAway = true;
  const page = await start(() => {
    if (isAway) throw anAnswer(503);
  });
  page.dispatch(brandColours.requested({ workspaceId: WORKSPACE_ID, colours: GREEN, was: null }));
  await page.ask(null);
  expect(page.sent()).toHaveLength(1);
  expect(brandColours.select(page.state())).toMatchObject({
    status: 'failed',
    error: { status: 503 },
    asked: { colours: GREEN },
  });
  const unsavedIn = (workspaceId: string) =>
    brandColours.selectUnsaved(page.state(), workspaceId)?.status;
  expect([WORKSPACE_ID, 'another'].map(unsavedIn)).toEqual(['failed', undefined]);
  isAway = false;
  await page.ask(GREEN);
  expect(brandColours.select(page.state())).toEqual({ status: 'idle' });
  expect(page.colours()).toEqual(GREEN);
});

// §d.images.17
test('an answer that comes late brings back no other tag as it was before', async () => {
  const late = deferred<void>();
  const { tags } = aWorkspace();
  const page = await startPage({
    workspace: {
      patchWorkspaces: async ({ body }) => {
        const change = body.workspaceTagsDTO as Partial<WorkspaceTags>;
        if ('colours' in change) await late.promise;
        return aWorkspace({ tags: { ...tags, ...change } });
      },
    },
  });
  page.dispatch(brandColours.requested({ workspaceId: WORKSPACE_ID, colours: GREEN, was: null }));
  page.dispatch(workspaceTags.changeRequested({ workspaceId: WORKSPACE_ID, added: ['boots'] }));
  await page.pass();
  late.resolve();
  await page.pass();
  expect(folderSetup.selectFound(page.state()).workspace?.tags).toMatchObject({
    colours: GREEN,
    keywords: [...tags.keywords, 'boots'],
  });
});
