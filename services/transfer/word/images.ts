/** The images of a Word document that an article can have. */
import { escapeAttribute } from '#html/escape.ts';
import type { LossCounter } from '#html/losses.ts';
import type { OfficePackage, Relation } from './package.ts';

export interface DocumentImage {
  /** Stands for it in the HTML until it is uploaded. */
  readonly src: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

const extensionOf = (part: string): string => /\.(\w+)$/.exec(part)?.[1]?.toLowerCase() ?? '';

export class Images {
  readonly #file: OfficePackage;
  readonly #losses: LossCounter;
  readonly #srcs = new Map<string, string>();

  constructor(file: OfficePackage, losses: LossCounter) {
    this.#file = file;
    this.#losses = losses;
  }

  /** The HTML of an image; empty for one that is elsewhere, missing, or of a kind that no browser shows, which is told. */
  htmlOf(relation: Relation | undefined, alt: string | undefined): string {
    const { target = '', isExternal = true } = relation ?? {};
    if (isExternal || TYPES[extensionOf(target)] === undefined || !this.#file.has(target)) {
      this.#losses.add('image', alt || (target.split(/[/\\]/).at(-1) ?? ''), '');
      return '';
    }
    const src = this.#srcs.get(target) ?? `https://imported.invalid/${this.#srcs.size + 1}.`;
    this.#srcs.set(target, src);
    return `<img src="${src}"${alt === undefined ? '' : ` alt="${escapeAttribute(alt)}"`}>`;
  }

  all(): DocumentImage[] {
    const parts = this.#file.parts(this.#srcs.keys());
    return [...this.#srcs].flatMap(([part, src], at) => {
      const bytes = parts.get(part);
      const extension = extensionOf(part);
      const type = TYPES[extension];
      if (bytes === undefined || type === undefined) return [];
      return [{ src, name: `image-${at + 1}.${extension}`, type, bytes }];
    });
  }
}
