/**
 * Pictures that pasted HTML has in itself, as data: they take the way of image files, for an article
 * holds addresses alone. Until it is known where they belong, an address of ours stands for each.
 */
import type { ContentBlock, ContentState } from 'draft-js';
import { isPicture, sourceOf } from '#html/dom/foreign/images.ts';
import { htmlOfAtomic } from '#src/editor/kernel/blocks.ts';
import type { ImageTexts } from './ImagesContext.ts';
import { figureOf } from './figureHtml.ts';

const PICTURE = /^data:(image\/(png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)$/i;
/** What is smaller holds a place on a page that loads its pictures late. */
const LEAST_BYTES = 200;
const PLACEHOLDER = 'https://pasted-picture.invalid/';

export interface PastedPicture extends ImageTexts {
  readonly file: File;
  /** Key of the block behind which it stands; null: in front of all. */
  readonly after: string | null;
}

/** The HTML with a placeholder for each picture, and the pictures by their numbers. */
export function picturesOut(html: string): { html: string; files: readonly File[] } {
  const files: File[] = [];
  if (!/data:image\//i.test(html)) return { html, files };
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const image of page.querySelectorAll('img')) {
    const isOnlyHere = isPicture(image) && sourceOf(image) === null;
    const file = isOnlyHere ? fileOf(image, files.length + 1) : null;
    if (file !== null) image.setAttribute('src', `${PLACEHOLDER}${files.push(file) - 1}`);
  }
  return { html: files.length === 0 ? html : page.documentElement.outerHTML, files };
}

function fileOf(image: Element, number: number): File | null {
  const [, type = '', ending, data] = PICTURE.exec(image.getAttribute('src')?.trim() ?? '') ?? [];
  if (data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    return bytes.length < LEAST_BYTES
      ? null
      : new File([bytes], `pasted-${number}.${ending}`, { type: type.toLowerCase() });
  } catch {
    return null; // not as it should be written: counted as lost, like any other that cannot be read
  }
}

interface PicturesIn {
  readonly blocks: readonly ContentBlock[];
  readonly pictures: readonly PastedPicture[];
  /** How many stood where an article has no pictures, such as in code. */
  readonly lost: number;
}

/** The blocks without placeholders, and where each picture belongs. */
export function picturesIn(all: readonly ContentBlock[], files: readonly File[]): PicturesIn {
  const blocks: ContentBlock[] = [];
  const pictures: PastedPicture[] = [];
  for (const block of all) {
    const picture = files.length === 0 ? null : pictureOf(block, files);
    if (picture === null) blocks.push(block);
    else pictures.push({ ...picture, after: blocks.at(-1)?.getKey() ?? null });
  }
  return { blocks, pictures, lost: files.length - pictures.length };
}

/** A figure with a placeholder, which is the only place for one (html/foreign/images.ts); null for any other block. */
function pictureOf(
  block: ContentBlock,
  files: readonly File[],
): Omit<PastedPicture, 'after'> | null {
  const html = block.getType() === 'atomic' ? htmlOfAtomic(block) : null;
  const figure = html?.includes(PLACEHOLDER) ? figureOf(html) : null;
  const file = files[Number(figure?.src.replace(PLACEHOLDER, ''))];
  return figure && file ? { file, alt: figure.alt, caption: figure.caption } : null;
}

/**
 * Behind which block of the article what is pasted at `targetKey` begins: that one, or where it is
 * empty and makes room, the one above it. Null: at the top.
 */
export function keyAbovePaste(content: ContentState, targetKey: string): string | null {
  const isEmpty = content.getBlockForKey(targetKey).getLength() === 0;
  return isEmpty ? (content.getBlockBefore(targetKey)?.getKey() ?? null) : targetKey;
}
