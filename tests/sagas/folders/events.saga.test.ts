import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { aFolder, anAnswer, aWorkspace } from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  startPage,
} from '#tests/support/startPage.ts';

const other = aFolder({ id: 'folder-2' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §4.host.1 §d.save.10
test('selecting another folder saves pending edits, then reloads the page', async () => {
  const page = await openArticle();
  page.dispatch(articleSave.edited({ articleId, title: 'A' }));
  page.sayHost({ type: 'folderSelected', folder: other });
  await page.pass();
  const ops = page.calls.map(({ op }) => op);
  expect(ops.indexOf('article.updateArticle')).toBeGreaterThan(0);
  expect(ops.indexOf('navigation.reload')).toBeGreaterThan(ops.indexOf('article.updateArticle'));
});

// §d.save.10
test('it waits two seconds for the saves and no longer', async () => {
  const page = await openArticle({ article: { updateArticle: () => new Promise(() => {}) } });
  page.dispatch(articleSave.edited({ articleId, title: 'A' }));
  page.sayHost({ type: 'folderSelected', folder: other });
  await page.pass(1999);
  expect(page.callsOf('navigation.reload')).toHaveLength(0);
  await page.pass(1);
  expect(page.callsOf('navigation.reload')).toHaveLength(1);
});

test('selecting the folder that is selected changes nothing', async () => {
  const page = await startPage();
  page.sayHost({ type: 'folderSelected', folder: aFolder() });
  await page.pass(5000);
  expect(page.callsOf('navigation.reload')).toHaveLength(0);
});

test('the host selecting the folder that is just being created does not reload the page', async () => {
  const page = await startPage({
    host: {
      selectedFolder: () => null,
      folders: async () => [],
      createFolder: () => new Promise(() => {}),
    },
  });
  page.sayHost({ type: 'folderSelected', folder: other });
  await page.pass(5000);
  expect(page.callsOf('navigation.reload')).toHaveLength(0);
});

// §4.setup.15
test('the host selecting the folder that the data was moved to does not reload the page', async () => {
  const page = await startPage({
    host: { selectFolder: () => new Promise(() => {}) },
    workspace: {
      getWorkspaces: async () => ({ workspaces: [aWorkspace({ folderId: null })] }),
      async getWorkspaceByFolderId() {
        throw anAnswer(404);
      },
    },
  });
  expect(folderSetup.selectStatus(page.state())).toBe('merging');
  page.sayHost({ type: 'folderSelected', folder: other });
  await page.pass(5000);
  expect(page.callsOf('navigation.reload')).toHaveLength(0);
});

test('a folder created in the host restarts a setup that failed', async () => {
  let isDown = true;
  const page = await startPage({
    workspace: {
      async getWorkspaceByFolderId() {
        if (isDown) throw anAnswer(403);
        return aWorkspace();
      },
    },
  });
  isDown = false;
  page.sayHost({ type: 'folderCreated', folder: other });
  await page.pass();
  expect(folderSetup.selectStatus(page.state())).toBe('ready');
});

// §4.host.2
test('a folder created in the host is added to the list, and nothing else changes', async () => {
  const folders = [aFolder()];
  const page = await startPage({ host: { folders: async () => [...folders] } });
  folders.push(other);
  page.sayHost({ type: 'folderCreated', folder: other });
  await page.pass();
  expect(folderSetup.select(page.state())).toMatchObject({ status: 'ready', found: { folders } });
  expect(page.callsOf('navigation.reload')).toHaveLength(0);
});
