import { escapeText } from '#html/escape.ts';
import type { ImportLoss, ImportLossKind } from '#html/losses.ts';
import { collapsedTextOf, headingLevel, textOfHtml } from '#html/text.ts';

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

const LIST_PART = /<(\/?)(ul|ol|li)>/;

/**
 * A text as material for a draft, in the marks that notes are read by: `#` for headings, `-` and `1.`
 * for lists, a blank line between blocks. Styles, links' addresses and images are no material.
 */
export function materialOf(blocks: readonly ImportedBlock[]): string {
  return blocks
    .map(({ html }) => materialOfBlock(html).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

function materialOfBlock(html: string): string {
  const level = headingLevel(html);
  if (level !== null) return `${'#'.repeat(level)} ${textOf({ html })}`;
  if (/^<[uo]l>/.test(html)) return listItems(html).join('\n');
  const lines = html.replace(/<\/(?:p|tr|figcaption)>|<br>/g, '\n').replace(/<\/t[dh]>/g, ' ');
  return textOfHtml(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** Items of nested lists follow theirs, on one level: notes have no other. */
function listItems(html: string): string[] {
  const lists: { readonly isNumbered: boolean; count: number }[] = [];
  const items: string[] = [];
  const parts = html.split(LIST_PART);
  // Text, then the slash, the tag and the text behind it, again and again.
  for (let at = 1; at + 2 < parts.length; at += 3) {
    const [slash, tag, text = ''] = [parts[at], parts[at + 1], parts[at + 2]];
    const list = lists.at(-1);
    if (tag !== 'li') {
      if (slash === '/') lists.pop();
      else lists.push({ isNumbered: tag === 'ol', count: 0 });
    } else if (slash === '' && list !== undefined) {
      list.count += 1;
      items.push(`${list.isNumbered ? `${list.count}.` : '-'} ${textOf({ html: text })}`);
    }
  }
  return items;
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

/** An image that a document brought along, now kept by us. */
export interface KeptImage {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The text with one image's address replaced; without `kept` its caption or nothing remains of it. */
export function withImage(
  blocks: readonly ImportedBlock[],
  src: string,
  kept: KeptImage | null,
): readonly ImportedBlock[] {
  return blocks.flatMap((block) => {
    const tag = new RegExp(`<img[^>]*${src}[^>]*>`).exec(block.html)?.[0];
    if (tag === undefined) return [block];
    if (kept !== null) return [{ html: block.html.replace(tag, imageTag(tag, src, kept)) }];
    const rest = block.html.replace(tag, '').replace(/<\/?(?:figure|figcaption)>/g, '');
    if (textOf({ html: rest }) === '') return [];
    return [{ html: /^</.test(rest) ? rest : `<p>${rest}</p>` }];
  });
}

function imageTag(tag: string, src: string, kept: KeptImage): string {
  const moved = tag.replace(src, kept.src);
  if (/\swidth=/.test(moved)) return moved;
  return moved.replace(/\s*\/?>$/, ` width="${kept.width}" height="${kept.height}">`);
}
