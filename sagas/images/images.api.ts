/** What images offer to the workflows of other subjects. */
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

/**
 * Takes an image of ours into a workspace: uploads it if it is of another one. Returns 'own' for one of the workspace, and null
 * for one that does not exist for this person.
 */
export function* takenOver(workspaceId: string, src: string) {
  const { files } = yield* services();
  const looked = yield* call(files.look, { workspaceId, src });
  if (looked.found !== 'file') return looked.found === 'own' ? 'own' : null;
  const { fileId } = looked;
  try {
    return yield* callApi(files.upload, { workspaceId, fileId });
  } finally {
    yield* call(files.forget, { fileId });
  }
}
