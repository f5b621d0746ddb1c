/** An image for a Word document. */
export interface LoadedImage {
  readonly type: 'png' | 'jpg' | 'gif';
  readonly data: ArrayBuffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Types that Word shows; others are converted to PNG. */
const TYPES: Readonly<Record<string, LoadedImage['type']>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

/** Loads the images of an article, by address. Images that cannot be read are left out. */
export async function loadedImages(
  elements: readonly Element[],
): Promise<ReadonlyMap<string, LoadedImage>> {
  const images = elements.flatMap((element) => [...element.querySelectorAll('img')]);
  const addresses = [...new Set(images.map((image) => image.getAttribute('src') ?? ''))];
  const loaded = await Promise.all(
    addresses.map(async (src) => [src, await loadedImage(src)] as const),
  );
  return new Map(loaded.flatMap(([src, image]) => (image === null ? [] : [[src, image]])));
}

async function loadedImage(src: string): Promise<LoadedImage | null> {
  try {
    // Only our own origin may be fetched from (content security policy).
    return (
      (new URL(src).origin === location.origin ? await fetched(src) : null) ?? (await drawn(src))
    );
  } catch {
    return null; // not shared by its site, or gone: the document links to it
  }
}

async function fetched(src: string): Promise<LoadedImage | null> {
  const answer = await fetch(src);
  const type = TYPES[answer.headers.get('content-type') ?? ''];
  if (!answer.ok || type === undefined) return null;
  const blob = await answer.blob();
  const { width, height } = await createImageBitmap(blob);
  return { type, width, height, data: await blob.arrayBuffer() };
}

/** Converts through a canvas, which throws for images of sites that do not allow it. */
async function drawn(src: string): Promise<LoadedImage | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return { type: 'png', width, height, data: await blob.arrayBuffer() };
}
