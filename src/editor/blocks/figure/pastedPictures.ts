/**
 * Pictures embedded in pasted HTML as data. They are uploaded like image files, because an article stores
 * addresses only. Until their place is known, a placeholder address stands for each of them.
 */
import { isPicture, sourceOf } from '#html/dom/foreign/images.ts';
import type { FlatBlock } from '#html/flatBlocks.ts';
import type { FoundPictures, PastedPicture } from '#src/editor/kernel/pasting.ts';
import { figureOf } from './figureHtml.ts';

const PICTURE = /^data:(image\/(png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)$/i;
/** Smaller images are placeholders of pages that load their pictures late. */
const LEAST_BYTES = 200;
const PLACEHOLDER = 'https://pasted-picture.invalid/';

/** Returns the HTML with a placeholder for each picture, and the pictures by number. */
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
    return null; // malformed: counted as lost, like any other picture that cannot be read
  }
}

/** Returns the blocks without placeholders, and the place of each picture. */
export function picturesIn(all: readonly FlatBlock[], files: readonly File[]): FoundPictures {
  const blocks: FlatBlock[] = [];
  const pictures: (PastedPicture & { readonly behind: number })[] = [];
  for (const block of all) {
    const picture = files.length === 0 ? null : pictureOf(block, files);
    if (picture === null) blocks.push(block);
    else pictures.push({ ...picture, behind: blocks.length - 1 });
  }
  return { blocks, pictures, lost: files.length - pictures.length };
}

/**
 * The number of the picture in a figure with a placeholder, the only place for one (html/dom/foreign/images.ts);
 * null for any other block.
 */
function pictureOf(block: FlatBlock, files: readonly File[]): PastedPicture | null {
  const html = block.type === 'atomic' ? block.html : null;
  const figure = html?.includes(PLACEHOLDER) ? figureOf(html) : null;
  const file = files[Number(figure?.src.replace(PLACEHOLDER, ''))];
  return figure && file ? { file, alt: figure.alt, caption: figure.caption } : null;
}
