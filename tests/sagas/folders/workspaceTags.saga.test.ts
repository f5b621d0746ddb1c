import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { afterAll, workspaceTags } from '#store/folders/workspaceTags.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import {
  anAnswer,
  aWorkspace,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const NO_TAGS = aWorkspace().tags;
const withKeywords = (keywords: readonly string[]) =>
  aWorkspace({ tags: { ...NO_TAGS, keywords: [...keywords] } });

/** A server whose keywords others change too. */
async function setup(ports: NonNullable<PortOverrides['workspace']> = {}) {
  const server = { keywords: ['moka'] };
  const page = await startPage({
    workspace: {
      getWorkspaceByFolderId: async () => withKeywords(server.keywords),
      patchWorkspaces: async ({ body }) => {
        if (body.was?.keywords?.join() !== server.keywords.join())
          throw anAnswer(409, { code: 'stale_version' });
        server.keywords = body.workspaceTagsDTO.keywords ?? [];
        return withKeywords(server.keywords);
      },
      ...ports,
    },
  });
  const shown = () => {
    const { workspace } = folderSetup.selectFound(page.state());
    const tags = workspace?.tags ?? NO_TAGS;
    return afterAll(tags, workspaceTags.selectAsked(page.state())).keywords;
  };
  const change = (added: readonly string[], removed: readonly string[] = []) =>
    page.dispatch(workspaceTags.changeRequested({ workspaceId, added, removed }));
  return { ...page, server, shown, change };
}

// §d.ideas.8
test('keywords are shown at once, and saved one change after another', async () => {
  const page = await setup();
  page.change(['latte']);
  page.change(['burrs'], ['moka']);
  expect(page.shown()).toEqual(['latte', 'burrs']);
  await page.pass();
  expect(page.server.keywords).toEqual(['latte', 'burrs']);
  expect(page.shown()).toEqual(['latte', 'burrs']);
  expect(workspaceTags.selectAsked(page.state())).toEqual([]);
});

// §d.ideas.8
test('what somebody else has added meanwhile stays', async () => {
  const page = await setup();
  page.server.keywords = ['moka', 'of another person'];
  page.change(['latte'], ['moka']);
  await page.pass();
  expect(page.server.keywords).toEqual(['of another person', 'latte']);
  expect(page.shown()).toEqual(['of another person', 'latte']);
});

test('a change whose answer was lost is shown as the server has it, and made once', async () => {
  let isLost = true;
  const page = await setup({
    patchWorkspaces: async ({ body }) => {
      page.server.keywords = body.workspaceTagsDTO.keywords ?? [];
      if (isLost) throw noNetwork;
      return withKeywords(page.server.keywords);
    },
  });
  page.change(['latte']);
  await page.pass();
  expect(page.shown()).toEqual(['moka', 'latte']);
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['tagsFailed']);
  isLost = false;
  page.change(['latte']);
  await page.pass();
  expect(page.server.keywords).toEqual(['moka', 'latte']);
});

test('keywords that never stand still are given up, said so, and the next change goes on', async () => {
  let tries = 0;
  const page = await setup({
    patchWorkspaces: async ({ body }) => {
      tries += 1;
      if (tries <= 4) throw anAnswer(409, { code: 'stale_version' });
      return withKeywords(body.workspaceTagsDTO.keywords ?? []);
    },
  });
  page.change(['latte']);
  page.change(['burrs']);
  await page.pass();
  expect(tries).toBe(5);
  expect(page.shown()).toEqual(['moka', 'burrs']);
});

// §d.links.6
test('what is of the website is read anew once it is another one', async () => {
  const page = await setup({ patchWorkspaces: async () => aWorkspace() });
  const asked = ['llmsText', 'internalLinks'] as const;
  const stale = () =>
    Object.values(resources.selectAll(page.state())).filter(({ name, isStale }) =>
      asked.some((one) => one === name && isStale),
    );
  const data = { workspaceId, site: null, text: '', pages: 0, listed: 0 };
  page.dispatch(resources.primed({ name: 'llmsText', args: { workspaceId }, data }));
  expect(stale()).toEqual([]);
  page.dispatch(
    workspaceTags.changeRequested({ workspaceId, website: { is: 'https://a.example', was: '' } }),
  );
  await page.pass();
  expect(stale()).toHaveLength(1);
});

// §d.links.6
test('the website is saved without the keywords', async () => {
  const page = await setup({
    patchWorkspaces: async ({ body }) => {
      const { website = '' } = body.workspaceTagsDTO;
      return aWorkspace({ tags: { ...NO_TAGS, website, keywords: ['of another person'] } });
    },
  });
  const website = 'https://coffee.example';
  page.dispatch(workspaceTags.changeRequested({ workspaceId, website: { is: website, was: '' } }));
  await page.pass();
  expect(page.callsOf('workspace.patchWorkspaces').map(({ args }) => args[0])).toEqual([
    { workspaceId, body: { workspaceTagsDTO: { website }, was: { website: '' } } },
  ]);
  expect(folderSetup.selectFound(page.state()).workspace?.tags).toMatchObject({ website });
});

// §d.concurrent.2
test('a website that somebody else has changed meanwhile is not overwritten, but shown', async () => {
  const theirs = 'https://theirs.example';
  const page = await setup({
    getWorkspaceByFolderId: async () => aWorkspace({ tags: { ...NO_TAGS, website: theirs } }),
    patchWorkspaces: async () => {
      throw anAnswer(409, { code: 'stale_version' });
    },
  });
  const website = { is: 'https://mine.example', was: '' };
  page.dispatch(workspaceTags.changeRequested({ workspaceId, website }));
  await page.pass();
  expect(page.callsOf('workspace.patchWorkspaces')).toHaveLength(1);
  expect(folderSetup.selectFound(page.state()).workspace?.tags.website).toBe(theirs);
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['websiteChanged']);
});
