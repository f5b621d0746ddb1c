import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { attributeIn, escapeText } from '#html/escape.ts';
import { hasImage, type KeptImage, withKeptImage, withoutImage } from '#html/figure.ts';
import type { ImportLoss, ImportLossKind } from '#html/losses.ts';
import { materialOfHtml } from '#html/material.ts';
import { imageTagsIn } from '#html/media.ts';
import { collapsedTextOf } from '#html/text.ts';

/** A block of a text that is not an article yet and needs no id. */
export interface ImportedBlock {
  readonly html: string;
}

const TOP_HEADING = /^<h1[^>]*>/i;

/** The most characters of a stored title. */
export const TITLE_LIMIT_CHARS = 500;

const textOf = ({ html }: ImportedBlock): string => collapsedTextOf(html);

const titleIndex = (blocks: readonly ImportedBlock[]): number =>
  blocks.findIndex((block) => TOP_HEADING.test(block.html) && textOf(block) !== '');

/** Returns the title of a text: its first level-1 heading, or an empty string. */
export function ownTitle(blocks: readonly ImportedBlock[]): string {
  const heading = blocks[titleIndex(blocks)];
  return heading === undefined ? '' : textOf(heading);
}

/** Sets the title: replaces the text's first level-1 heading, or adds one at the top. */
export function withTitle(
  blocks: readonly ImportedBlock[],
  title: string,
): readonly ImportedBlock[] {
  if (title === '' || ownTitle(blocks) === title) return blocks;
  const heading = { html: `<h1>${escapeText(title)}</h1>` };
  const at = titleIndex(blocks);
  return at < 0 ? [heading, ...blocks] : blocks.with(at, heading);
}

/** Returns a text without its title. */
export function untitled<Block extends ImportedBlock>(blocks: readonly Block[]): readonly Block[] {
  const at = titleIndex(blocks);
  return at < 0 ? blocks : blocks.toSpliced(at, 1);
}

/** The first of the blocks, up to so many characters of HTML; the last of them may be cut, between two of its elements if it has any. */
export function beginningOf(
  blocks: readonly ImportedBlock[],
  mostChars: number,
): { readonly blocks: readonly ImportedBlock[]; readonly isWhole: boolean } {
  const first: ImportedBlock[] = [];
  let room = mostChars;
  for (const block of blocks) {
    if (block.html.length > room) {
      const end = block.html.lastIndexOf('<', room);
      if (room > 0) first.push({ html: block.html.slice(0, end > 0 ? end : room) });
      return { blocks: first, isWhole: false };
    }
    first.push(block);
    room -= block.html.length;
  }
  return { blocks: first, isWhole: true };
}

/**
 * Returns a text as material for a draft, in the format of notes: `#` for headings, `-` and `1.` for lists, a
 * blank line between blocks. Styles, addresses of links and images are left out.
 */
export function materialOf(blocks: readonly ImportedBlock[]): string {
  return blocks
    .map(({ html }) => materialOfHtml(html).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Merges the losses of several readers into one entry for each kind. */
export function mergedLosses(losses: readonly ImportLoss[]): readonly ImportLoss[] {
  const merged = new Map<ImportLossKind, ImportLoss>();
  for (const loss of losses) {
    const known = merged.get(loss.kind);
    merged.set(loss.kind, { ...loss, ...known, count: loss.count + (known?.count ?? 0) });
  }
  return [...merged.values()];
}

/** Replaces the address of an image. Without `kept` the image is removed, and only its caption stays. */
export function withImage(
  blocks: readonly ImportedBlock[],
  src: string,
  kept: KeptImage | null,
): readonly ImportedBlock[] {
  return blocks.flatMap((block) => {
    if (!hasImage(block.html, src)) return [block];
    if (kept !== null) return [{ html: withKeptImage(block.html, src, kept) }];
    const html = withoutImage(block.html, src);
    return html === '' ? [] : [{ html }];
  });
}

const OUR_ADDRESS = new RegExp(`^${ASSETS_PATH}/[\\w-]{43}$`);

/** The addresses of images of ours that a text shows. They may be of any workspace. */
export const ourImagesIn = (blocks: readonly ImportedBlock[]): string[] => [
  ...new Set(
    blocks
      .flatMap(({ html }) => imageTagsIn(html))
      .flatMap((tag) => attributeIn(tag, 'src') ?? [])
      .filter((src) => OUR_ADDRESS.test(src)),
  ),
];
