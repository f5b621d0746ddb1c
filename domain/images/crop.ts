/** The part of an image that a crop keeps. All lengths are pixels of the image in the size that is known of it. */

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/** Formats of social networks, by the size of the result. Null: any shape, as large as it is cut. */
export const CROP_FORMATS = {
  link: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  pin: { width: 1000, height: 1500 },
  free: null,
} as const satisfies Readonly<Record<string, Size | null>>;
export type CropFormat = keyof typeof CROP_FORMATS;

const shapeOf = (format: CropFormat | Size): Size | null =>
  typeof format === 'string' ? CROP_FORMATS[format] : format;

const LEAST_PX = 16;

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** The largest part of the image in a format, in its middle. */
export function largestCrop(image: Size, format: CropFormat | Size): Crop {
  const shape = shapeOf(format) ?? image;
  const scale = Math.min(image.width / shape.width, image.height / shape.height);
  const width = within(shape.width * scale, 1, image.width);
  const height = within(shape.height * scale, 1, image.height);
  return inside(
    { left: (image.width - width) / 2, top: (image.height - height) / 2, width, height },
    image,
  );
}

/** Moves a crop, keeping it within the image. */
export const movedTo = (crop: Crop, image: Size, to: { left: number; top: number }): Crop =>
  inside({ ...crop, ...to }, image);

/** Resizes a crop to a width around the same centre, as far as the image allows. A format keeps its ratio; a free crop keeps its height. */
export function withWidth(
  crop: Crop,
  image: Size,
  format: CropFormat | Size,
  wanted: number,
): Crop {
  const most = format === 'free' ? image.width : largestCrop(image, format).width;
  const width = within(wanted, Math.min(LEAST_PX, most), most);
  return resized(crop, image, { width, height: heightOf(format, width, crop.height) });
}

/** The same for the height of a free crop. */
export const withHeight = (crop: Crop, image: Size, wanted: number): Crop =>
  resized(crop, image, {
    width: crop.width,
    height: within(wanted, Math.min(LEAST_PX, image.height), image.height),
  });

function heightOf(format: CropFormat | Size, width: number, free: number): number {
  const shape = shapeOf(format);
  return shape === null ? free : Math.max(1, Math.round((width * shape.height) / shape.width));
}

const resized = (crop: Crop, image: Size, { width, height }: Size): Crop =>
  inside(
    {
      left: crop.left + (crop.width - width) / 2,
      top: crop.top + (crop.height - height) / 2,
      width,
      height: Math.min(height, image.height),
    },
    image,
  );

const inside = ({ left, top, width, height }: Crop, image: Size): Crop => ({
  left: within(left, 0, image.width - width),
  top: within(top, 0, image.height - height),
  width,
  height,
});

/** The same part of the image in another size, in parts of a pixel too. */
export function scaledTo(crop: Crop, shown: Size, real: Size): Crop {
  const x = real.width / shown.width;
  const y = real.height / shown.height;
  const { left, top, width, height } = crop;
  return { left: left * x, top: top * y, width: width * x, height: height * y };
}

/** The size of the image that a crop becomes. */
export const sizeOfResult = (crop: Crop, format: CropFormat | Size): Size =>
  shapeOf(format) ?? { width: crop.width, height: crop.height };

/** The file name of a crop: the original's, and the size. */
export function nameOfCrop(name: string, { width, height }: Size, extension: string): string {
  const stem = name.replace(/\.[a-z0-9]{2,4}$/i, '').slice(0, 150);
  return `${stem} ${width}x${height}.${extension}`;
}
