import { mergedLosses, withImage } from '#domain/transfer/importedText.ts';
import { isPortError } from '#contract/problems.ts';
import { callApi } from '../session/session.api.ts';
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import type { ConvertedDocument } from '#services/transfer/transfer.ports.ts';

/** Uploads the images of a text. One that the server refuses is left out, and counted as a loss. */
export function* uploadImages(workspaceId: string, { images, ...text }: ConvertedDocument) {
  let { blocks, losses } = text;
  for (const { fileId, src } of images) {
    const kept = yield* uploaded(workspaceId, fileId);
    blocks = withImage(blocks, src, kept);
    if (kept === null) losses = mergedLosses([...losses, { kind: 'image', count: 1 }]);
  }
  return { ...text, blocks, losses };
}

function* uploaded(workspaceId: string, fileId: string) {
  const { files } = yield* services();
  try {
    return yield* callApi(files.upload, { workspaceId, fileId });
  } catch (error) {
    if (isPortError(error) && REFUSED.has(error.status ?? 0)) return null;
    throw error; // the next attempt may get through
  } finally {
    yield* call(files.forget, { fileId });
  }
}

/** Too large, or not a supported kind of image. */
const REFUSED: ReadonlySet<number> = new Set([413, 415, 422]);
