import { ASSETS_PATH } from '#contract/asset.route.ts';

/** Puts our own images into the elements themselves. One that cannot be read keeps its address; returns how many did. */
export async function embedImages(elements: readonly Element[]): Promise<number> {
  const images = ownImages(elements);
  const addresses = [...new Set(images.map(({ src }) => src))];
  const read = await Promise.all(
    addresses.map(async (src) => [src, await dataUrlOf(src)] as const),
  );
  const dataUrls = new Map(read);
  for (const image of images) {
    const data = dataUrls.get(image.src);
    if (data) image.setAttribute('src', data);
  }
  return read.filter(([, data]) => data === null).length;
}

/** How many of our own images are not among those that were loaded, by address. */
export const missingImages = (
  elements: readonly Element[],
  loaded: ReadonlyMap<string, unknown>,
): number => new Set(ownImages(elements).flatMap(({ src }) => (loaded.has(src) ? [] : [src]))).size;

function ownImages(elements: readonly Element[]): HTMLImageElement[] {
  const ours = `${location.origin}${ASSETS_PATH}/`;
  return elements
    .flatMap((element) => [...element.querySelectorAll('img')])
    .filter((image) => image.src.startsWith(ours));
}

async function dataUrlOf(src: string): Promise<string | null> {
  try {
    const answer = await fetch(src);
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return await new Promise((done, refuse) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.onerror = () => refuse(reader.error);
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}
