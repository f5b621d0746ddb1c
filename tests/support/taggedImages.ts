/** Images with all the metadata that cameras and editors write. */
import { aPng, pngChunk } from './images.ts';

/** Part of every piece of metadata. */
export const SECRET = '52.5200 N 13.4050 E';

export interface TaggedImage {
  readonly name: string;
  readonly file: Buffer;
  /** The same image without metadata. */
  readonly clean: Buffer;
}

/** A part of a file, and its replacement in the clean one; by default none. */
type Part = readonly [part: Buffer, clean?: Buffer];

const text = (value: string) => Buffer.from(value, 'latin1');
const kept = (part: Buffer): Part => [part, part];
const NOTHING = Buffer.alloc(0);

function tagged(name: string, parts: readonly Part[]): TaggedImage {
  const file = Buffer.concat(parts.map(([part]) => part));
  return { name, file, clean: Buffer.concat(parts.map(([, clean = NOTHING]) => clean)) };
}

/** EXIF data with an orientation, and more unless `isBare`. */
export function exifData(orientation: number, order: 'II' | 'MM' = 'MM', isBare = false): Buffer {
  const short = (value: number) =>
    order === 'MM' ? [value >> 8, value & 0xff] : [value & 0xff, value >> 8];
  const long = (value: number) =>
    order === 'MM' ? [0, 0, ...short(value)] : [...short(value), 0, 0];
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...value,
  ];
  const entries = [
    ...(isBare ? [] : [entry(0x010e, 2, SECRET.length, long(1000))]),
    entry(0x0112, 3, 1, [...short(orientation), 0, 0]),
    ...(isBare ? [] : [entry(0x8825, 4, 1, long(1000))]),
  ];
  const head = [...text(order), ...short(42), ...long(8), ...short(entries.length)];
  const more = isBare ? NOTHING : text(SECRET);
  return Buffer.concat([Buffer.from([...head, ...entries.flat(), ...long(0)]), more]);
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data]);
}

const jfif = (thumbnail: string) =>
  jpegSegment(0xe0, text(`JFIF\0\x01\x02\0\0\x01\0\x01\0\0${thumbnail}`));

export function aTaggedJpeg(orientation = 1, order: 'II' | 'MM' = 'MM'): TaggedImage {
  const exif = (isBare: boolean) =>
    jpegSegment(
      0xe1,
      Buffer.concat([text('Exif\0\0'), exifData(orientation, isBare ? 'MM' : order, isBare)]),
    );
  const scan = Buffer.concat([
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 0xff, 0, 4]),
  ]);
  return tagged(`JPEG turned ${orientation}, ${order}`, [
    kept(Buffer.from([0xff, 0xd8])),
    [exif(false), orientation === 1 ? NOTHING : exif(true)],
    kept(jfif('')),
    [jfif(SECRET)],
    [jpegSegment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}`))],
    [jpegSegment(0xe2, text(`MPF\0${SECRET}`))],
    kept(jpegSegment(0xe2, text('ICC_PROFILE\0\x01\x01colours'))),
    [jpegSegment(0xed, text(`Photoshop 3.0\x008BIM${SECRET}`))],
    [jpegSegment(0xeb, text(`JP\0\0c2pa${SECRET}`))],
    kept(jpegSegment(0xee, text('Adobe\0\x64\0\0\0\0\x01'))),
    [jpegSegment(0xfe, text(SECRET))],
    kept(jpegSegment(0xdb, Buffer.alloc(65, 1))),
    kept(jpegSegment(0xc2, Buffer.from([8, 0, 3, 0, 4, 1, 1, 0x11, 0]))),
    kept(jpegSegment(0xc4, Buffer.alloc(20, 1))),
    kept(scan),
    kept(jpegSegment(0xc4, Buffer.alloc(20, 2))),
    kept(scan),
    kept(Buffer.from([0xff, 0xd9])),
    [text(`MotionPhoto_Data${SECRET}`)],
  ]);
}

export function aTaggedPng(orientation = 1, order: 'II' | 'MM' = 'MM'): TaggedImage {
  const plain = aPng();
  const [head, picture] = [plain.subarray(0, 33), plain.subarray(33)];
  const exif = pngChunk('eXIf', exifData(orientation, order));
  return tagged(`PNG turned ${orientation}, ${order}`, [
    kept(head),
    [exif, orientation === 1 ? NOTHING : pngChunk('eXIf', exifData(orientation, 'MM', true))],
    [pngChunk('tEXt', text(`Author\0${SECRET}`))],
    [pngChunk('zTXt', text(`Comment\0\0${SECRET}`))],
    [pngChunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${SECRET}`))],
    [pngChunk('tIME', text(SECRET.slice(0, 7)))],
    [pngChunk('caBX', text(SECRET))],
    kept(pngChunk('iCCP', text('colours'))),
    kept(pngChunk('pHYs', Buffer.alloc(9, 1))),
    kept(picture),
    [text(SECRET)],
  ]);
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([text(type), length, data, Buffer.alloc(data.length % 2)]);
}

function riff(chunks: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(chunks.length + 4);
  return Buffer.concat([text('RIFF'), length, text('WEBP'), chunks]);
}

export function aTaggedWebp(orientation = 1): TaggedImage {
  const head = (flags: number) =>
    webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 3, 0, 0, 2, 0, 0]));
  const [ICC, EXIF, XMP] = [0x20, 0x08, 0x04];
  const isTurned = orientation !== 1;
  const { file, clean, name } = tagged(`WebP turned ${orientation}`, [
    [head(ICC | EXIF | XMP), head(isTurned ? ICC | EXIF : ICC)],
    kept(webpChunk('ICCP', text('colours'))),
    kept(webpChunk('VP8L', Buffer.from([0x2f, 3, 0x80, 0, 0, 1, 2]))),
    [
      webpChunk('EXIF', exifData(orientation, 'II')),
      isTurned ? webpChunk('EXIF', exifData(orientation, 'MM', true)) : NOTHING,
    ],
    [webpChunk('XMP ', text(SECRET))],
    [webpChunk('what', text(SECRET))],
  ]);
  return { name, file: Buffer.concat([riff(file), text(SECRET)]), clean: riff(clean) };
}

const gifPieces = (...pieces: string[]) =>
  Buffer.concat([
    ...pieces.map((one) => text(String.fromCharCode(one.length) + one)),
    Buffer.alloc(1),
  ]);
const gifExtension = (label: number, ...pieces: string[]) =>
  Buffer.concat([Buffer.from([0x21, label]), gifPieces(...pieces)]);

/** With a first frame of this size on a screen of 4 × 3. */
export function aTaggedGif(width = 4, height = 3): TaggedImage {
  const frame = [0x2c, 0, 0, 0, 0, width & 0xff, width >> 8, height & 0xff, height >> 8, 0x80];
  return tagged('GIF', [
    kept(Buffer.from([...text('GIF89a'), 4, 0, 3, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6])),
    [gifExtension(0xfe, SECRET)],
    kept(gifExtension(0xff, 'NETSCAPE2.0', '\x01\0\0')),
    [gifExtension(0xff, 'XMP DataXMP', SECRET, SECRET)],
    [gifExtension(0x01, 'plain text..', SECRET)],
    kept(gifExtension(0xf9, '\0\0\0\0')),
    kept(Buffer.from([...frame, 1, 2, 3, 4, 5, 6, 2, ...gifPieces('picture', 'more')])),
    kept(Buffer.from([0x3b])),
    [text(SECRET)],
  ]);
}

/** A real image with metadata put into it. */
export const TAGGERS: Readonly<Record<string, (image: Buffer, orientation: number) => Buffer>> = {
  'image/jpeg': (image, orientation) =>
    Buffer.concat([
      image.subarray(0, 2),
      jpegSegment(0xe1, Buffer.concat([text('Exif\0\0'), exifData(orientation)])),
      jpegSegment(0xfe, text(SECRET)),
      image.subarray(2),
    ]),
  'image/png': (image, orientation) =>
    Buffer.concat([
      image.subarray(0, 33),
      pngChunk('eXIf', exifData(orientation)),
      pngChunk('tEXt', text(`Author\0${SECRET}`)),
      image.subarray(33),
    ]),
  'image/webp': (image, orientation) =>
    riff(
      Buffer.concat([
        image.subarray(12),
        webpChunk('EXIF', exifData(orientation)),
        webpChunk('XMP ', text(SECRET)),
      ]),
    ),
};

export const TAGGED_IMAGES: readonly TaggedImage[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => [
    aTaggedJpeg(orientation),
    aTaggedJpeg(orientation, 'II'),
    aTaggedPng(orientation),
    aTaggedPng(orientation, 'II'),
    aTaggedWebp(orientation),
  ]),
  aTaggedGif(),
];
