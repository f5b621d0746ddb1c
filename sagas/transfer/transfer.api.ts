/** What transfer offers to the workflows of other subjects: reading a text of any source. */
import { isPortError } from '#contract/lib/problems.ts';
import { mergedLosses, ourImagesIn, withImage } from '#domain/transfer/importedText.ts';
import type { KeptImage } from '#html/figure.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { ConvertedDocument, DocumentSource } from '#services/transfer/transfer.ports.ts';
import type { ImportSource } from '#store/transfer/importSource.ts';
import { takenOver } from '../images/images.api.ts';
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

/** Returns the text of an import's source, or why it cannot be read. */
export function* readSource(workspaceId: string, source: ImportSource) {
  if (source.way === 'address') return yield* readPage(workspaceId, source.address);
  const { documents } = yield* services();
  return yield* call(documents.convert, documentOf(source));
}

function documentOf({ way, file, rich, text, isMarkdown }: ImportSource): DocumentSource {
  if (way === 'file')
    return { fileId: file?.id ?? '', ...(file?.encoding && { encoding: file.encoding }) };
  if (rich !== null) return { html: rich.html };
  return { text, as: isMarkdown ? 'markdown' : 'plain' };
}

/** The server fetches the page and extracts the article. Title and language that the page declares take precedence. */
function* readPage(workspaceId: string, address: string) {
  const { url, documents } = yield* services();
  const body = { url: withScheme(address.trim()) };
  const page = yield* callApi(url.postUrl, { workspaceId, body });
  const found = yield* call(documents.convert, { html: page.html });
  if ('refusal' in found) return found;
  const { words: count, example } = page.around;
  const around: ImportLoss[] = count === 0 ? [] : [{ kind: 'around', count, example }];
  return {
    ...found,
    title: page.title || found.title,
    language: page.language ?? found.language,
    losses: mergedLosses([...found.losses, ...around]),
  };
}

/** Adds the scheme that people leave out. */
const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`;

/**
 * Uploads the images of a text, also those of ours that are of another workspace. One that the server refuses, or that does not
 * exist for this person, is left out and counted as a loss.
 */
export function* uploadImages(workspaceId: string, { images, ...text }: ConvertedDocument) {
  let { blocks, losses } = text;
  const keep = (src: string, kept: KeptImage | null) => {
    blocks = withImage(blocks, src, kept);
    if (kept === null) losses = mergedLosses([...losses, { kind: 'image', count: 1 }]);
  };
  for (const { fileId, src } of images) keep(src, yield* uploaded(workspaceId, fileId));
  for (const src of ourImagesIn(text.blocks)) {
    const taken = yield* unlessRefused(takenOver(workspaceId, src));
    if (taken !== 'own') keep(src, taken);
  }
  return { ...text, blocks, losses };
}

function* uploaded(workspaceId: string, fileId: string) {
  const { files } = yield* services();
  try {
    return yield* unlessRefused(callApi(files.upload, { workspaceId, fileId }));
  } finally {
    yield* call(files.forget, { fileId });
  }
}

/** Null for an image that the server refuses. Other failures reject: the next attempt may get through. */
function* unlessRefused<Image>(upload: Generator<unknown, Image>) {
  try {
    return yield* upload;
  } catch (error) {
    if (isPortError(error) && REFUSED.has(error.status ?? 0)) return null;
    throw error;
  }
}

/** Too large, or not a supported kind of image. */
const REFUSED: ReadonlySet<number> = new Set([413, 415, 422]);
