/** The pictures in `docs/gallery`, and how they compare with those of now. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { ROOT } from '#tools/lib/run.ts';
import { indexedPng } from './indexedPng.ts';

const FOLDER = join(ROOT, 'docs/gallery');
const RECORDED = join(FOLDER, 'recorded.json');

/** Together, so that the repository stays small. */
export const BYTES_MOST = 5_000_000;

/** The share of the pixels of a picture that may differ: edges of letters, which a processor rounds otherwise. */
const TOLERATED = 0.001;

interface Recorded {
  /** The version of Chromium. */
  readonly browser: string;
  /** `drawingOf` of the machine. */
  readonly drawing: string;
  /** By picture, the digest of what Chromium has drawn: nearly always it is the same, and nothing has to be decoded. */
  readonly digests: Readonly<Record<string, string>>;
}

type DrawnBy = Omit<Recorded, 'digests'>;

const digest = (picture: Buffer) =>
  createHash('sha256').update(picture).digest('base64url').slice(0, 16);

export const recorded = (): Recorded => JSON.parse(readFileSync(RECORDED, 'utf8'));

/** Replaces all of them. */
export function record(pictures: ReadonlyMap<string, Buffer>, by: DrawnBy): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, picture] of pictures) {
    const path = join(FOLDER, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, indexedPng(picture));
  }
  const digests = Object.fromEntries(
    [...pictures].map(([file, picture]) => [file, digest(picture)]),
  );
  writeFileSync(RECORDED, `${JSON.stringify({ ...by, digests }, null, 2)}\n`);
}

export const recordedBytes = (): number =>
  globSync('**/*.png', { cwd: FOLDER }).reduce(
    (sum, file) => sum + statSync(join(FOLDER, file)).size,
    0,
  );

/** What differs from what is recorded, a sentence each. */
export function differences(pictures: ReadonlyMap<string, Buffer>): string[] {
  const { digests } = recorded();
  const gone = globSync('**/*.png', { cwd: FOLDER })
    .filter((file) => !pictures.has(file))
    .map((file) => `${file} is of no View any more`);
  return [
    ...gone,
    ...[...pictures].flatMap(([file, now]) =>
      digests[file] === digest(now) ? [] : (differenceOf(file, now) ?? []),
    ),
  ];
}

function differenceOf(file: string, now: Buffer): string | null {
  const path = join(FOLDER, file);
  if (!existsSync(path)) return `${file} is not recorded`;
  const [was, is] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(now)];
  if (was.width !== is.width || was.height !== is.height)
    return `${file} was ${was.width} × ${was.height}, and is ${is.width} × ${is.height}`;
  const { width, height } = is;
  const count = pixelmatch(was.data, is.data, undefined, width, height, { threshold: 0.1 });
  return count <= width * height * TOLERATED ? null : `${file} differs in ${count} pixels`;
}
