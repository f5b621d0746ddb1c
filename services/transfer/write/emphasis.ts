/** Bold, italic and strikethrough in Markdown. */

const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~' };

/**
 * Puts a styled piece between its marks, or into HTML tags where marks would be read as characters: marks must be
 * at the edge of a word (CommonMark 0.31 §6.2, left- and right-flanking).
 */
export function delimited(content: string, node: Element): string {
  const tag = node.localName;
  const mark = MARKS[tag];
  if (content.trim() === '') return content;
  if (node.parentElement?.closest(tag)) return content; // `~~~~` is a fence
  const isClear =
    mark !== undefined &&
    !hasMarkedNeighbor(node) &&
    isEdge(content.at(0), textBeside(node, 'previousSibling')?.at(-1)) &&
    isEdge(content.at(-1), textBeside(node, 'nextSibling')?.at(0));
  return isClear ? `${mark}${content}${mark}` : `<${tag}>${content}</${tag}>`;
}

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isPunctuation = (char: string): boolean => /[\p{P}\p{S}]/u.test(char);

function isEdge(inside: string | undefined, outside: string | undefined): boolean {
  if (inside === undefined || isSpace(inside)) return false;
  return (
    !isPunctuation(inside) || outside === undefined || isSpace(outside) || isPunctuation(outside)
  );
}

/** `**a***b*` is ambiguous. */
function hasMarkedNeighbor(node: Element): boolean {
  return [node.previousSibling, node.nextSibling].some((neighbor) =>
    Object.hasOwn(MARKS, (neighbor as Element | null)?.localName ?? ''),
  );
}

/** Returns the text beside a node, within its block. */
function textBeside(node: Element, side: 'previousSibling' | 'nextSibling'): string | undefined {
  let place: Node = node;
  while (place[side] === null) {
    if (place.parentElement?.matches('strong, em, u, s, a') !== true) return undefined;
    place = place.parentElement;
  }
  return place[side]?.textContent || undefined;
}
