/** A ZIP with one text and its images, as our export of Markdown and other programs write it. */
import { IMPORT_LIMIT_BYTES, importKindOf, type ReadRefusal } from '#domain/transfer/importFile.ts';
import { inertPage } from '#html/dom/inert.ts';
import type { LongDocument, ReadDocument } from './readText.ts';
import { partName, resolved, ZipFile } from './zipFile.ts';

type Read = ReadDocument | LongDocument | { readonly refusal: ReadRefusal };

/** Images, which are most of it, hardly shrink in a ZIP. */
const UNPACKED_LIMIT_BYTES = 5 * IMPORT_LIMIT_BYTES;

type Files = ReadonlyMap<string, Uint8Array>;

/** `readOne`: reads the text by its name. */
export async function readArchive(
  bytes: Uint8Array,
  readOne: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Read>,
): Promise<Read> {
  const files = unpacked(bytes);
  if (files === null) return { refusal: 'broken' };
  const [text, ...others] = [...files].filter(([name]) => isText(name));
  if (text === undefined) return { refusal: 'empty' };
  if (others.length > 0) return { refusal: 'severalTexts' };
  const [name, content] = text;
  const found = await readOne(name, new Uint8Array(content));
  return 'refusal' in found ? found : withImages(found, new ArchiveImages(files, name));
}

function unpacked(bytes: Uint8Array): Files | null {
  try {
    const zip = new ZipFile(bytes, UNPACKED_LIMIT_BYTES);
    return zip.parts(zip.names());
  } catch {
    return null;
  }
}

/** What macOS and other programs write beside the files of a person is hidden, or in a folder of its own. */
const isText = (name: string): boolean =>
  !/(?:^|\/)(?:\.|__macosx\/)/.test(name) && ![null, 'archive'].includes(importKindOf(name));

function withImages(found: ReadDocument | LongDocument, images: ArchiveImages): Read {
  const { html } = found;
  const placed =
    typeof html === 'string'
      ? { html: images.placedIn(html) }
      : { html: html.map((part) => images.placedIn(part)) };
  return { ...found, ...placed, images: [...(found.images ?? []), ...images.all()] };
}

class ArchiveImages {
  readonly #files: Files;
  readonly #folder: string;
  readonly #srcs = new Map<string, string>();

  constructor(files: Files, text: string) {
    this.#files = files;
    this.#folder = text.slice(0, text.lastIndexOf('/') + 1);
  }

  /** The HTML, in which an address stands for each image that is in the ZIP. */
  placedIn(html: string): string {
    const page = inertPage(html);
    const images = [...page.querySelectorAll('img[src]')].flatMap((image) => {
      const name = this.#nameOf(image.getAttribute('src') ?? '');
      return this.#files.has(name) ? [{ image, name }] : [];
    });
    for (const { image, name } of images) image.setAttribute('src', this.#srcOf(name));
    return images.length === 0 ? html : page.documentElement.outerHTML;
  }

  /** The server reads from the bytes what kind of image each is. */
  all() {
    return [...this.#srcs].map(([name, src]) => {
      const bytes = new Uint8Array(this.#files.get(name) ?? []);
      return { src, file: new File([bytes], name.slice(name.lastIndexOf('/') + 1)) };
    });
  }

  #srcOf(name: string): string {
    const src = this.#srcs.get(name) ?? `https://archive.invalid/${this.#srcs.size + 1}.`;
    this.#srcs.set(name, src);
    return src;
  }

  /** Of the file that an address beside the text leads to; empty for an address elsewhere. */
  #nameOf(src: string): string {
    const path = src.replace(/[?#].*$/s, '');
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return '';
    return partName(resolved(decoded(path), this.#folder));
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a file may have a percent sign in its name
  }
}
