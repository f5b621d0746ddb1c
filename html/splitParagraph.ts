/** Divides a paragraph of HTML in two; its elements stay whole. */
import { rawLength } from './replaced.ts';
import { tagsOf } from './tokens.ts';
import { textPiecesOf, textUnitsOf } from './units.ts';

const WITHOUT_END: ReadonlySet<string> = new Set(['br', 'img', 'hr', '!']);

/**
 * Returns both parts of a paragraph, divided in front of this character of its text (UTF-16 code units). An element that is open there
 * is closed and opened again. Null for a block that is no single paragraph, or if one part would be empty.
 */
export function splitParagraph(html: string, at: number): readonly [string, string] | null {
  const [unit, ...others] = textUnitsOf(html);
  if (!/^<p[\s>]/i.test(html) || unit === undefined || others.length > 0) return null;
  if (unit.text.slice(0, at).trim() === '' || unit.text.slice(at).trim() === '') return null;
  const piece = textPiecesOf(html).findLast(({ start }) => start <= at);
  if (piece === undefined) return null;
  const place = piece.at + rawLength(piece.raw, at - piece.start);
  const open = openAt(html.slice(0, place));
  const closing = open.toReversed().map(({ name }) => `</${name}>`);
  const opening = open.map(({ tag }) => tag);
  return [
    `${html.slice(0, place).trimEnd()}${closing.join('')}`,
    `${opening.join('')}${html.slice(place).trimStart()}`,
  ];
}

interface OpenTag {
  readonly name: string;
  readonly tag: string;
}

function openAt(html: string): readonly OpenTag[] {
  const open: OpenTag[] = [];
  for (const { name, isEnd, html: tag } of tagsOf(html)) {
    if (isEnd) open.pop();
    else if (!WITHOUT_END.has(name)) open.push({ name, tag });
  }
  return open;
}
