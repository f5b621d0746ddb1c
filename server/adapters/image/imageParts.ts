/** What a reader of a format says of a file. It throws where the file is cut off or not of its format. */
export interface ImageParts {
  /** Pixels, as browsers show it: an image that is turned by its orientation counts as turned. */
  readonly width: number;
  readonly height: number;
  /** The parts of the file that a viewer needs, in their order: no metadata, and nothing behind the end. */
  readonly kept: readonly Uint8Array[];
}

/** More than any image of a camera or an editor has; each takes memory beside its bytes. */
const MOST_PARTS = 50_000;

/** All parts of a file. Throws where they are made to be too many. */
export function listed<T>(parts: Iterable<T>): T[] {
  const list: T[] = [];
  for (const part of parts) {
    if (list.length === MOST_PARTS) throw new Error('too many parts');
    list.push(part);
  }
  return list;
}

export type ReadImageParts = (file: Buffer) => ImageParts;
