/** A ZIP that anybody may have written: unpacked when it is asked for, up to a size. */
import { type UnzipFileInfo, unzipSync } from 'fflate';

/** Twenty times the largest file: text shrinks to a tenth or less of it in a ZIP, pictures hardly. */
const UNPACKED_LIMIT_BYTES = 400 * 1024 * 1024;
const MOST_PARTS = 50_000;

/** Unpacks parts when they are asked for, up to a size that they may have together. */
export class ZipFile {
  readonly #zip: Uint8Array;
  readonly #mostBytes: number;
  /** As the ZIP writes them, by how they are compared. */
  readonly #names = new Map<string, string>();
  #unpackedBytes = 0;

  /** Throws if it is not a ZIP, or has too many parts. */
  constructor(zip: Uint8Array, mostBytes = UNPACKED_LIMIT_BYTES) {
    this.#zip = zip;
    this.#mostBytes = mostBytes;
    this.#unzip(({ name }) => {
      if (this.#names.size >= MOST_PARTS) throw new Error('The file has too many parts.');
      this.#names.set(partName(name), name);
      return false;
    });
  }

  /** The names of all parts, as they are compared. */
  names(): readonly string[] {
    return [...this.#names.keys()];
  }

  has(name: string): boolean {
    return this.#names.has(partName(name));
  }

  /** The content of the parts that exist, by the names that were asked for. */
  parts(names: Iterable<string>): ReadonlyMap<string, Uint8Array> {
    const wanted = new Map<string, string>();
    for (const name of names) {
      const written = this.#names.get(partName(name));
      if (written !== undefined) wanted.set(written, name);
    }
    const found = this.#unzip((file) => wanted.has(file.name) && this.#fits(file));
    return new Map(
      Object.entries(found).map(([written, bytes]) => [wanted.get(written) ?? written, bytes]),
    );
  }

  #fits({ originalSize }: UnzipFileInfo): boolean {
    this.#unpackedBytes += originalSize;
    if (this.#unpackedBytes > this.#mostBytes) throw new Error('The file is too large.');
    return true;
  }

  /** No part gets more bytes than the ZIP says that it has. */
  #unzip(filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
    return unzipSync(this.#zip, { filter });
  }
}

/** Without case (ECMA-376-2 §6.2.2.3), and an accent is the same on its letter and beside it, as macOS writes it. */
export const partName = (name: string): string =>
  inUtf8(name).replaceAll('\\', '/').replace(/^\/+/, '').normalize('NFC').toLowerCase();

/** A name without the mark for UTF-8 is read in the encoding of DOS, which few programs mean: macOS leaves the mark out. */
function inUtf8(name: string): string {
  if (!/[\x80-\xff]/.test(name) || /[\u0100-\uffff]/.test(name)) return name;
  const bytes = Uint8Array.from(name, (char) => char.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return name;
  }
}

/** The name of a part that another part in this folder (with a slash at its end) names. */
export function resolved(target: string, folder: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
