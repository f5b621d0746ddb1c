/** The package of an Office document (ECMA-376-2): a ZIP of parts that refer to each other. */
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { elementsIn, xmlTreeOf } from './xml.ts';

/** Twenty times the largest file: text shrinks to a tenth or less of it in a ZIP, pictures hardly. */
const UNPACKED_LIMIT_BYTES = 400 * 1024 * 1024;
const MOST_PARTS = 50_000;

/** A reference from one part to another one, or to the outside. */
export interface Relation {
  /** The last word of its type: `image`, `hyperlink`, `footnotes`. */
  readonly type: string;
  /** The name of a part, or an address. */
  readonly target: string;
  readonly isExternal: boolean;
}

export type Relations = ReadonlyMap<string, Relation>;

/** Unpacks parts when they are asked for, up to a size that they may have together. */
export class OfficePackage {
  readonly #zip: Uint8Array;
  /** As the ZIP writes them, by how parts are compared: without case (ECMA-376-2 §6.2.2.3). */
  readonly #names = new Map<string, string>();
  #unpackedBytes = 0;

  /** Throws if it is not a ZIP, or has too many parts. */
  constructor(zip: Uint8Array) {
    this.#zip = zip;
    this.#unzip(({ name }) => {
      if (this.#names.size >= MOST_PARTS) throw new Error('The file has too many parts.');
      this.#names.set(partName(name), name);
      return false;
    });
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

  /** References from a part, by id; from the package itself without one. */
  relationsOf(part = ''): Relations {
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
    const bytes = this.parts([name]).get(name);
    if (bytes === undefined) return new Map();
    return new Map(
      elementsIn(xmlTreeOf(bytes)).map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const isExternal = TargetMode === 'External';
        const target = isExternal ? Target : resolved(Target, folder);
        return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal }];
      }),
    );
  }

  #fits({ originalSize }: UnzipFileInfo): boolean {
    this.#unpackedBytes += originalSize;
    if (this.#unpackedBytes > UNPACKED_LIMIT_BYTES) throw new Error('The file is too large.');
    return true;
  }

  /** No part gets more bytes than the ZIP says that it has. */
  #unzip(filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
    return unzipSync(this.#zip, { filter });
  }
}

const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function resolved(target: string, folder: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
