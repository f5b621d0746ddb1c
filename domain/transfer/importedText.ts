import { escapeText } from '#html/escape.ts';
import type { ImportLoss, ImportLossKind } from '#html/losses.ts';
import { materialOfHtml, collapsedTextOf } from '#html/text.ts';
import { hasImage, type KeptImage, withKeptImage, withoutImage } from '#html/figure.ts';

/** A block of a text that is not an article yet, so that it needs no id. */
export interface ImportedBlock {
  readonly html: string;
}

const TOP_HEADING = /^<h1[^>]*>/i;

/** Stored titles have at most this many characters. */
export const TITLE_LIMIT_CHARS = 500;

const textOf = ({ html }: ImportedBlock): string => collapsedTextOf(html);

/** What a text calls itself: its first heading of the first level, or nothing. */
export function ownTitle(blocks: readonly ImportedBlock[]): string {
  const heading = blocks.find((block) => TOP_HEADING.test(block.html) && textOf(block) !== '');
  return heading === undefined ? '' : textOf(heading);
}

/** The text under a title: the heading that names it says so, and one without gets it as its first block. */
export function withTitle(
  blocks: readonly ImportedBlock[],
  title: string,
): readonly ImportedBlock[] {
  if (title === '' || ownTitle(blocks) === title) return blocks;
  const heading = { html: `<h1>${escapeText(title)}</h1>` };
  const at = blocks.findIndex((block) => TOP_HEADING.test(block.html) && textOf(block) !== '');
  return at < 0 ? [heading, ...blocks] : blocks.with(at, heading);
}

/**
 * A text as material for a draft, in the marks that notes are read by: `#` for headings, `-` and `1.`
 * for lists, a blank line between blocks. Styles, links' addresses and images are no material.
 */
export function materialOf(blocks: readonly ImportedBlock[]): string {
  return blocks
    .map(({ html }) => materialOfHtml(html).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Losses that several readers of one text have met, one entry for each kind. */
export function mergedLosses(losses: readonly ImportLoss[]): readonly ImportLoss[] {
  const merged = new Map<ImportLossKind, ImportLoss>();
  for (const loss of losses) {
    const known = merged.get(loss.kind);
    merged.set(loss.kind, { ...loss, ...known, count: loss.count + (known?.count ?? 0) });
  }
  return [...merged.values()];
}

/** The text with one image's address replaced; without `kept` its caption or nothing remains of it. */
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
