import {
  exifOf,
  type ImageParts,
  listed,
  orientationOf,
  shownSize,
  UPRIGHT,
} from './imageParts.ts';

const EXIF_MARKER = 0xe1;
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const END_MARKER = 0xd9;
const SCAN_MARKER = 0xda;
/** Frames, tables and scans; three of the frames' markers are tables. */
const isOfPicture = (marker: number) => marker >= 0xc0 && marker <= 0xdf;
const isFrame = (marker: number) => /^c[^48c]$/.test(marker.toString(16));

/** Application segments that define the colours. All others, and comments, are metadata. */
const KEPT_SEGMENTS: Readonly<Record<number, (data: Buffer) => boolean>> = {
  224: (data) => isOf('JFIF\0', data) && data.length === 14, // longer: with a thumbnail
  226: (data) => isOf('ICC_PROFILE\0', data),
  238: (data) => isOf('Adobe', data),
};

export function readJpeg(file: Buffer): ImageParts {
  const segments = listed(segmentsOf(file));
  const [frame, ...more] = segments.filter(({ marker }) => isFrame(marker));
  if (frame === undefined || more.length > 0) throw new Error('no picture, or several');
  const exif = segments.find(({ marker, data }) => marker === EXIF_MARKER && isOf(EXIF, data));
  const orientation = exif === undefined ? UPRIGHT : orientationOf(exif.data);
  return {
    ...shownSize(
      { width: frame.data.readUInt16BE(3), height: frame.data.readUInt16BE(1) },
      orientation,
    ),
    kept: [
      START,
      ...(orientation === UPRIGHT ? [] : [exifSegment(orientation)]),
      ...segments.filter(isKept).map(({ whole }) => whole),
      END,
    ],
  };
}

interface Segment {
  readonly marker: number;
  /** Without marker and length. */
  readonly data: Buffer;
  /** With both, and with the pixels after the head of a scan. */
  readonly whole: Buffer;
}

function* segmentsOf(file: Buffer): Generator<Segment> {
  let at = nextMarker(file, START.length);
  while (at < file.length && file[at + 1] !== END_MARKER) {
    const marker = file.readUInt8(at + 1);
    const dataEnd = at + 2 + file.readUInt16BE(at + 2);
    if (dataEnd > file.length) throw new Error('cut off');
    const next = nextMarker(file, dataEnd);
    const whole = file.subarray(at, marker === SCAN_MARKER ? next : dataEnd);
    yield { marker, data: file.subarray(at + 4, dataEnd), whole };
    at = next;
  }
}

/** Where the next segment begins, or the end of the file. Pixels may contain 0xff before a 0 or a restart marker. */
function nextMarker(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && !(file[at] === 0xff && startsSegment(file[at + 1] ?? 0))) at += 1;
  return at;
}

const startsSegment = (code: number) =>
  code >= 0xc0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7);

function isKept({ marker, data }: Segment): boolean {
  return isOfPicture(marker) || KEPT_SEGMENTS[marker]?.(data) === true;
}

const EXIF = 'Exif\0\0';
const isOf = (name: string, data: Buffer) => data.toString('latin1', 0, name.length) === name;

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)]);
  return Buffer.concat([Buffer.from([0xff, EXIF_MARKER, 0, data.length + 2]), data]);
}
