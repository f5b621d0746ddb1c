/** What images offer to the workflows of other subjects. */
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

/**
 * Makes an image of ours available in a workspace: uploads a copy if it belongs to another one. Returns 'own' if it is there
 * already, and null if it does not exist for this person.
 */
export function* takenOver(workspaceId: string, src: string) {
  const { files } = yield* services();
  const looked = yield* lookedUp(workspaceId, src);
  if (looked.found !== 'file') return looked.found === 'own' ? 'own' : null;
  const { fileId } = looked;
  try {
    return yield* callApi(files.upload, { workspaceId, fileId });
  } finally {
    yield* call(files.forget, { fileId });
  }
}

/** The pass for images may have ended, as on a device that slept: then an image of the workspace is looked up again. */
function* lookedUp(workspaceId: string, src: string) {
  const { files } = yield* services();
  const looked = yield* call(files.look, { workspaceId, src });
  if (looked.found !== 'missing') return looked;
  yield* renewImagePass(workspaceId);
  return yield* call(files.look, { workspaceId, src });
}

/** Images can be read for a while after any answer about their workspace. */
export function* renewImagePass(workspaceId: string) {
  const { asset } = yield* services();
  yield* callApi(asset.getAssets, { workspaceId, limit: 1 });
}
