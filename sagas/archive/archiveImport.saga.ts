/** Uploads the file of an export and has it imported (store/archive/archiveImport.slice.ts). */
import { PART_BYTES } from '#contract/archive/archive.route.ts';
import { archiveImport } from '#store/archive/archiveImport.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

export function* archiveImportSaga() {
  for (;;) {
    const { payload }: ReturnType<typeof archiveImport.requested> = yield* take(
      archiveImport.requested,
    );
    yield* race({ imported: upload(payload), cancelled: take(archiveImport.cancelled) });
  }
}

type Asked = ReturnType<typeof archiveImport.requested>['payload'];

/** A part that fails ends it: chosen again, the file is uploaded from its beginning. */
function* upload({ workspaceId, file }: Asked) {
  const { workspace, files } = yield* services();
  const { fileId, name, size } = file;
  try {
    const { archiveId } = yield* createOnce(['import', workspaceId, fileId], (requestId) =>
      callApi(workspace.postImport, { workspaceId, body: { requestId, name, size } }),
    );
    for (let part = 0; part * PART_BYTES < size; part += 1) {
      yield* callApi(files.uploadPart, { workspaceId, archiveId, fileId, part });
      yield* put(archiveImport.partSent({ sent: Math.min(size, (part + 1) * PART_BYTES) }));
    }
    yield* callApi(workspace.postImportStart, { workspaceId, archiveId });
    yield* put(archiveImport.begun());
  } catch (error) {
    yield* put(archiveImport.failed({ error: yield* reportFailure(error) }));
  } finally {
    yield* call(files.forget, { fileId });
  }
}
