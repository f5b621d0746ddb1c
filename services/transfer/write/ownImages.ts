/** Our own images are for members of the workspace, so a file contains them. */
import { ASSETS_PATH } from '#contract/images/asset.route.ts';

export interface OwnImages {
  /** By address. */
  readonly read: ReadonlyMap<string, Blob>;
  /** How many could not be read: they keep their addresses. */
  readonly missing: number;
}

/** Reads our own images, each once. */
export async function readOwnImages(elements: readonly Element[]): Promise<OwnImages> {
  const addresses = [...new Set(ownImages(elements).map(({ src }) => src))];
  const all = await Promise.all(addresses.map(async (src) => [src, await blobOf(src)] as const));
  const read = new Map(all.flatMap(([src, blob]) => (blob === null ? [] : [[src, blob]])));
  return { read, missing: addresses.length - read.size };
}

/** Puts our own images into the elements themselves. Returns how many could not be read. */
export async function embedImages(elements: readonly Element[]): Promise<number> {
  const { read, missing } = await readOwnImages(elements);
  for (const [src, blob] of read) replaceImage(elements, src, await dataUrlOf(blob));
  return missing;
}

/** Gives an image another address. */
export function replaceImage(elements: readonly Element[], src: string, address: string): void {
  for (const image of ownImages(elements))
    if (image.src === src) image.setAttribute('src', address);
}

/** How many of our own images are not among those that were loaded, by address. */
export const missingImages = (
  elements: readonly Element[],
  loaded: ReadonlyMap<string, unknown>,
): number => new Set(ownImages(elements).flatMap(({ src }) => (loaded.has(src) ? [] : [src]))).size;

export function ownImages(elements: readonly Element[]): HTMLImageElement[] {
  const ours = `${location.origin}${ASSETS_PATH}/`;
  return elements
    .flatMap((element) => [...element.querySelectorAll('img')])
    .filter((image) => image.src.startsWith(ours));
}

async function blobOf(src: string): Promise<Blob | null> {
  try {
    const answer = await fetch(src);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((done, refuse) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => refuse(reader.error);
    reader.readAsDataURL(blob);
  });
