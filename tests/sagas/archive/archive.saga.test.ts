import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PART_BYTES } from '#contract/archive/archive.route.ts';
import { archiveExportSaga } from '#sagas/archive/archiveExport.saga.ts';
import { archiveImportSaga } from '#sagas/archive/archiveImport.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { archiveExport } from '#store/archive/archiveExport.slice.ts';
import { archiveImport } from '#store/archive/archiveImport.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAnswer, aUser, idOf, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

function setup(ports: PortOverrides = {}) {
  const workflows = {
    token: tokenSaga,
    resources: resourcesSaga,
    archiveExport: archiveExportSaga,
    archiveImport: archiveImportSaga,
  };
  return startWorkflows(workflows, ports, aUser());
}
const file = { fileId: 'f', name: 'a.zip', size: PART_BYTES + 1 };

// §d.archives.1 §d.archives.3
test('an export is begun, and downloaded at the address for this browser', async () => {
  const page = setup();
  page.dispatch(archiveExport.requested({ workspaceId }));
  await page.pass();
  expect(archiveExport.select(page.state())).toEqual({ status: 'resting', error: null });
  page.dispatch(archiveExport.downloadRequested({ workspaceId, archiveId: idOf(120) }));
  await page.pass();
  const [saved] = page.callsOf('downloads.saveAddress').map(({ args }) => args[0]);
  expect(saved).toEqual({ address: expect.stringMatching(/^\/content\/assets\/archives\//) });
});

const listsRead = (page: ReturnType<typeof setup>) => page.callsOf('workspace.getArchives').length;

// §d.archives.3
test('the list of exports is read again where a download is refused', async () => {
  const gone = { ...anAnswer(404), code: 'not_found' } as const;
  let isThere = true;
  const page = setup({
    workspace: {
      postArchivePass: async ({ archiveId }) =>
        isThere ? { archiveId, path: '/content/assets/archives/x' } : Promise.reject(gone),
    },
  });
  page.dispatch(resources.used({ name: 'archives', args: { workspaceId } }));
  await page.pass();
  const before = listsRead(page);
  const download = () =>
    page.dispatch(archiveExport.downloadRequested({ workspaceId, archiveId: idOf(120) }));
  download();
  await page.pass(5000);
  expect(listsRead(page)).toBe(before);
  isThere = false;
  download();
  await page.pass();
  expect(archiveExport.select(page.state()).error?.code).toBe('not_found');
  expect(listsRead(page)).toBe(before + 1);
});

// §d.archives.1
test('an export that is refused says why', async () => {
  const refused = { ...anAnswer(409), code: 'work_running' } as const;
  const page = setup({ workspace: { postExport: () => Promise.reject(refused) } });
  page.dispatch(archiveExport.requested({ workspaceId }));
  await page.pass();
  expect(archiveExport.select(page.state()).error?.code).toBe('work_running');
});

// §d.archives.4
test('a file is uploaded in parts, then imported, and forgotten', async () => {
  const page = setup();
  page.dispatch(archiveImport.requested({ workspaceId, file }));
  await page.pass();
  const parts = page
    .callsOf('files.uploadPart')
    .map(({ args }) => (args[0] as { part: number }).part);
  expect(parts).toEqual([0, 1]);
  expect(page.callsOf('workspace.postImportStart')).toHaveLength(1);
  expect(page.callsOf('files.forget')).toHaveLength(1);
  expect(archiveImport.select(page.state())).toEqual({ status: 'resting', error: null });
});

// §d.archives.4
test('an upload that is cancelled or fails imports nothing', async () => {
  const answer = deferred<unknown>();
  const page = setup({ files: { uploadPart: () => answer.promise } });
  page.dispatch(archiveImport.requested({ workspaceId, file }));
  await page.pass();
  expect(archiveImport.select(page.state())).toMatchObject({ status: 'uploading', sent: 0 });
  page.dispatch(archiveImport.cancelled());
  answer.resolve({});
  await page.pass();
  const failing = setup({ files: { uploadPart: () => Promise.reject(anAnswer(413)) } });
  failing.dispatch(archiveImport.requested({ workspaceId, file }));
  await failing.pass();
  expect(archiveImport.select(failing.state())).toMatchObject({ error: { status: 413 } });
  for (const one of [page, failing]) {
    expect(one.callsOf('workspace.postImportStart')).toEqual([]);
    expect(one.callsOf('files.forget')).toHaveLength(1);
  }
});
