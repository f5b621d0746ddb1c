/** Images of an article in the media library of a site: each is sent there once. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { attributeIn } from '#html/escape.ts';
import { imageTagsIn } from '#html/media.ts';
import type { UploadedImage, UploadedImages } from '#html/wordpress/images.ts';
import type {
  NewImage,
  SiteAccess,
  SiteAdapter,
  SiteImage,
} from '../../adapters/publishing/siteKind.ts';
import type { Deps } from '../../deps.ts';
import { isSecret } from '../../lib/secret.ts';
import { type ImageFile, imageFile } from '../images/assetFile.service.ts';
import { findSentImage, type OfImage, putSentImage } from './publication.repo.ts';

interface ArticleImage {
  /** Its address in the article. */
  readonly src: string;
  readonly token: string;
  readonly alt: string;
}

/** The images of a text that are in the library, each once. Others stay where they are. */
export function ownImagesIn(blocks: readonly { readonly html: string }[]): ArticleImage[] {
  const images = blocks
    .flatMap(({ html }) => imageTagsIn(html))
    .flatMap((tag): ArticleImage[] => {
      const src = attributeIn(tag, 'src') ?? '';
      const token = tokenIn(src);
      return token === null ? [] : [{ src, token, alt: attributeIn(tag, 'alt') ?? '' }];
    });
  return [...new Map(images.map((image) => [image.src, image])).values()];
}

/** The token of an image of the library, by its address; null for any other address. */
function tokenIn(src: string): string | null {
  if (!src.startsWith(`${ASSETS_PATH}/`)) return null;
  const token = src.slice(ASSETS_PATH.length + 1).replace(/[?#].*$/s, '');
  return isSecret(token) ? token : null;
}

/** Throws `not_found` for an image that the workspace does not have any more. */
async function fileOf(
  deps: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  { token, alt }: ArticleImage,
): Promise<ImageFile> {
  const file = await imageFile(deps, workspaceId, { token });
  return { ...file, alt: alt || file.alt };
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The name of a file without what it is, and with what it really is. */
const namedAs = ({ name, type }: ImageFile): string =>
  `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${EXTENSIONS[type] ?? 'bin'}`;

export interface OnSite {
  readonly workspaceId: WorkspaceId;
  readonly adapter: SiteAdapter;
  readonly access: SiteAccess;
  readonly signal: AbortSignal;
}

/** Sees to it that an image is on the site. Rejects as the adapter does. */
export async function sentImage(deps: Deps, on: OnSite, image: ArticleImage): Promise<SiteImage> {
  return sentFile(deps, on, await fileOf(deps, on.workspaceId, image));
}

/** The same for an image of the library that stands nowhere in the text. */
export const sentCover = async (deps: Deps, on: OnSite, id: string): Promise<SiteImage> =>
  sentFile(deps, on, await imageFile(deps, on.workspaceId, { id }));

const ofFile = ({ workspaceId, access: { apiRoot } }: OnSite, { bytes }: ImageFile): OfImage => ({
  workspaceId,
  apiRoot,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

async function sentFile(deps: Deps, on: OnSite, file: ImageFile): Promise<SiteImage> {
  const { adapter, access, signal } = on;
  const of = ofFile(on, file);
  const image: NewImage = {
    marker: `image-${of.hash.slice(0, 20)}`,
    name: namedAs(file),
    type: file.type,
    bytes: file.bytes,
    alt: file.alt,
  };
  const known = await findSentImage(deps.orm, of);
  const found = await foundAfter(deps, known?.askedAt ?? null, signal, () =>
    adapter.findImage(access, image.marker, signal),
  );
  if (found === null) await putSentImage(deps.orm, { ...of, askedAt: deps.now(), image: null });
  const sent = found ?? (await adapter.uploadImage(access, image, signal));
  await putSentImage(deps.orm, { ...of, askedAt: null, image: sent });
  return sent;
}

/** A site may still be at work on what it was asked for, although its answer was lost: as long as it has for an answer. */
const LATE_MS = 90_000;
const LOOK_EVERY_MS = 3000;

/**
 * Looks for what was asked for at `askedAt` until it is there, or cannot come any more. Without `askedAt` it looks once. Null: it is
 * not there.
 */
export async function foundAfter<Thing>(
  { now }: Pick<Deps, 'now'>,
  askedAt: Date | null,
  signal: AbortSignal,
  find: () => Promise<Thing | null>,
): Promise<Thing | null> {
  while (true) {
    const found = await find();
    const leftMs = askedAt === null ? 0 : askedAt.getTime() + LATE_MS - now().getTime();
    if (found !== null || leftMs <= 0) return found;
    await pause(Math.min(leftMs, LOOK_EVERY_MS), undefined, { signal });
  }
}

/** The images as the site has them, by the address in the article. One that is not there yet is sent. Rejects as the adapter does. */
export async function imagesOnSite(
  deps: Deps,
  on: OnSite,
  images: readonly ArticleImage[],
): Promise<UploadedImages> {
  const uploaded = new Map<string, UploadedImage>();
  for (const image of images) {
    const file = await fileOf(deps, on.workspaceId, image); // one after another: each may have megabytes
    const known = await findSentImage(deps.orm, ofFile(on, file));
    const { id, url } = known?.image ?? (await sentFile(deps, on, file));
    uploaded.set(image.src, { url, id: Number(id) });
  }
  return uploaded;
}
