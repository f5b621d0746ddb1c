/**
 * Pictures in pasted HTML that are embedded as data, or are images of ours. The first are uploaded like image files, because an
 * article stores addresses only; so are the others, unless the workspace has them. Until their place is known, a placeholder
 * address stands for each of them.
 */
import { isPicture, ourImage, sourceOf } from '#html/dom/foreign/images.ts';
import { inertPage } from '#html/dom/inert.ts';
import type { FlatBlock } from '#html/flatBlocks.ts';
import type { FoundPictures, PastedPicture, PictureSource } from '#src/editor/kernel/pasting.ts';
import { figureOf } from './figureHtml.ts';

const PICTURE = /^data:(image\/(png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)$/i;
/** Smaller images are placeholders of pages that load their pictures late. */
const LEAST_BYTES = 200;
const PLACEHOLDER = 'https://pasted-picture.invalid/';
const NUMBERED = new RegExp(`${PLACEHOLDER}(\\d+)`, 'g');

/**
 * Returns the HTML with a placeholder for each picture, and the pictures by number: files, and addresses of images of ours that
 * may be of another workspace. Those that `isHere` stay.
 */
export function picturesOut(
  html: string,
  isHere: (src: string) => boolean,
  beside: readonly (File | null)[] = [],
): { html: string; sources: readonly PictureSource[] } {
  const sources: PictureSource[] = [];
  if (beside.length === 0 && !/data:image\/|\/content\//i.test(html)) return { html, sources };
  const page = inertPage(html);
  const files = filesBeside(page, beside);
  for (const image of page.querySelectorAll('img')) {
    const file = files.get(image) ?? null;
    const isMeant = file === null && isPicture(image);
    const source = isMeant ? pictureSource(image, sources.length + 1, isHere) : file;
    if (source !== null) image.setAttribute('src', `${PLACEHOLDER}${sources.push(source) - 1}`);
  }
  return { html: sources.length === 0 ? html : page.documentElement.outerHTML, sources };
}

/** Which file is which image, if there are as many of them: rather none than one in the place of another. */
function filesBeside(
  page: Document,
  beside: readonly (File | null)[],
): ReadonlyMap<Element, File | null> {
  const images = [...page.querySelectorAll('img[src^="file:" i]')];
  const isEach = images.length === beside.length;
  return new Map(isEach ? images.map((image, at) => [image, beside[at] ?? null]) : []);
}

function pictureSource(
  image: Element,
  number: number,
  isHere: (src: string) => boolean,
): PictureSource | null {
  const src = sourceOf(image);
  if (src === null) return fileOf(image, number);
  return ourImage(src) !== null && !isHere(src) ? src : null;
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
export function picturesIn(
  all: readonly FlatBlock[],
  sources: readonly PictureSource[],
): FoundPictures {
  const blocks: FlatBlock[] = [];
  const pictures: (PastedPicture & { readonly behind: number })[] = [];
  let kept = 0;
  /** In a figure with more than a plain caption, an image of ours stays where it is. */
  const asItWas = (block: FlatBlock): FlatBlock =>
    block.type === 'atomic' && block.html.includes(PLACEHOLDER)
      ? { ...block, html: block.html.replace(NUMBERED, (all, at) => addressAt(Number(at)) ?? all) }
      : block;
  const addressAt = (at: number): string | null => {
    const source = sources[at];
    if (typeof source !== 'string') return null;
    kept += 1;
    return source;
  };
  for (const block of all) {
    const picture = sources.length === 0 ? null : pictureOf(block, sources);
    if (picture === null) blocks.push(asItWas(block));
    else pictures.push({ ...picture, behind: blocks.length - 1 });
  }
  return { blocks, pictures, lost: sources.length - pictures.length - kept };
}

/**
 * The number of the picture in a figure with a placeholder, the only place for one (html/dom/foreign/images.ts);
 * null for any other block.
 */
function pictureOf(block: FlatBlock, sources: readonly PictureSource[]): PastedPicture | null {
  const html = block.type === 'atomic' ? block.html : null;
  const figure = html?.includes(PLACEHOLDER) ? figureOf(html) : null;
  const source = sources[Number(figure?.src.replace(PLACEHOLDER, ''))];
  if (figure === null || source === undefined) return null;
  const { alt, caption, width, height } = figure;
  return {
    image: typeof source === 'string' ? { src: source, width, height } : source,
    alt,
    caption,
  };
}
