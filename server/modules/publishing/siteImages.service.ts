/** Images of an article in the media library of a site: each is sent there once. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { Problem } from '#contract/lib/problem.ts';
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
  /** Its address in the article; empty for a cover that does not stand in the text. */
  readonly src: string;
  readonly alt: string;
}

/** The images of a text that are ours: of the library, or part of the text. Others stay where they are. */
export function ownImagesIn(blocks: readonly { readonly html: string }[]): ArticleImage[] {
  const images = blocks
    .flatMap(({ html }) => imageTagsIn(html))
    .map((tag) => ({ src: attributeIn(tag, 'src') ?? '', alt: attributeIn(tag, 'alt') ?? '' }))
    .filter(({ src }) => tokenIn(src) !== null || DATA.test(src));
  return [...new Map(images.map((image) => [image.src, image])).values()];
}

const DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

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
  { src, alt }: ArticleImage,
): Promise<ImageFile> {
  const token = tokenIn(src);
  if (token === null) return { ...dataFile(src), alt };
  const file = await imageFile(deps, workspaceId, { token });
  return { ...file, alt: alt || file.alt };
}

function dataFile(src: string): Omit<ImageFile, 'alt'> {
  const type = /^data:(image\/[a-z]+)/.exec(src)?.[1] ?? '';
  const bytes = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
  return { name: `image.${type.slice('image/'.length)}`, type, bytes };
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

async function sentFile(deps: Deps, on: OnSite, file: ImageFile): Promise<SiteImage> {
  const hash = hashOfBytes(file.bytes);
  const { adapter, access, signal, workspaceId } = on;
  const of: OfImage = { workspaceId, apiRoot: access.apiRoot, hash };
  const image: NewImage = {
    marker: `image-${hash.slice(0, 20)}`,
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

/** A site may still be at work on what it was asked for, although its answer was lost: so long. */
const LATE_MS = 45_000;
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

/** The images that are on the site, by the address in the article. Throws `site_image_refused` if one is not. */
export async function imagesOnSite(
  deps: Deps,
  { workspaceId, access }: Pick<OnSite, 'workspaceId' | 'access'>,
  images: readonly ArticleImage[],
): Promise<UploadedImages> {
  const uploaded = new Map<string, UploadedImage>();
  for (const image of images) {
    const hash = hashOfBytes((await fileOf(deps, workspaceId, image)).bytes); // one after another: each may have megabytes
    const sent = await findSentImage(deps.orm, { workspaceId, apiRoot: access.apiRoot, hash });
    if (sent?.image == null) throw new Problem('site_image_refused');
    uploaded.set(image.src, { url: sent.image.url, id: Number(sent.image.id) });
  }
  return uploaded;
}

const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
