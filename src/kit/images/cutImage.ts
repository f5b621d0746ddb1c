import { type Crop, nameOfCrop, type Size, scaledTo } from '#domain/images/crop.ts';

/** What a canvas writes; anything else becomes a PNG, which loses nothing. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };
const QUALITY = 0.92;

/** The size is the one that the crop counts in; the file may have another one, such as where a document names a size to show. */
interface Original extends Size {
  readonly src: string;
  readonly name: string;
  readonly type: string;
}

/** Cuts a part out of an image, in the browser. Rejects if the image cannot be loaded or written. */
export async function cutImage(original: Original, crop: Crop, size: Size): Promise<File> {
  const image = new Image();
  image.src = original.src;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  const real = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, width, height } = scaledTo(crop, original, real);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height);
  const type = original.type in EXTENSIONS ? original.type : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (blob === null) throw new Error('The canvas could not be written');
  const extension = EXTENSIONS[blob.type] ?? 'png';
  return new File([blob], nameOfCrop(original.name, size, extension), { type: blob.type });
}
