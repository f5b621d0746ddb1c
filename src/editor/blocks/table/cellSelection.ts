import type { TextRange } from '#src/editor/kernel/smallText.ts';

/** Returns the selection within a cell; null if it is somewhere else. */
export function rangeIn(cell: HTMLElement): TextRange | null {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!cell.contains(range.startContainer) || !cell.contains(range.endContainer)) return null;
  return {
    start: lengthTo(cell, range.startContainer, range.startOffset),
    end: lengthTo(cell, range.endContainer, range.endOffset),
  };
}

function lengthTo(cell: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(cell, 0);
  range.setEnd(node, offset);
  const part = range.cloneContents();
  return (part.textContent?.length ?? 0) + part.querySelectorAll('br').length;
}

export function lengthOf(cell: HTMLElement): number {
  const { length } = cell.textContent ?? '';
  const breaks = cell.querySelectorAll('br').length;
  // The browser adds one at the end that is not part of the text.
  return length + breaks - (breaks > 0 && endsInBreak(cell) ? 1 : 0);
}

const endsInBreak = (cell: Node): boolean => {
  const last = cell.lastChild;
  return last?.nodeName === 'BR' || (last?.nodeType === 1 && endsInBreak(last));
};

export function selectIn(cell: HTMLElement, { start, end }: TextRange): void {
  const [from, to] = [pointAt(cell, start), pointAt(cell, end)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointAt(cell: HTMLElement, offset: number): { node: Node; offset: number } {
  let left = offset;
  for (const leaf of leavesOf(cell)) {
    const length = leaf.nodeValue?.length ?? 1;
    if (leaf.nodeType === 3 && left <= length) return { node: leaf, offset: left };
    if (left === 0) return before(leaf, cell);
    left -= length;
  }
  return { node: cell, offset: cell.childNodes.length };
}

/** Text and line breaks. */
function leavesOf(cell: Node): Node[] {
  return [...cell.childNodes].flatMap((node) =>
    node.nodeType === 3 || node.nodeName === 'BR' ? [node] : leavesOf(node),
  );
}

function before(leaf: Node, cell: HTMLElement): { node: Node; offset: number } {
  const parent = leaf.parentNode ?? cell;
  return { node: parent, offset: [...parent.childNodes].indexOf(leaf as ChildNode) };
}

/** Whether the caret is in the first (-1) or the last (1) rendered line of a cell. */
export function isInEdgeLine(cell: HTMLElement, side: 1 | -1): boolean {
  const selection = getSelection();
  if (!selection?.isCollapsed || selection.rangeCount === 0) return false;
  const caret = rectOf(selection.getRangeAt(0));
  const whole = document.createRange();
  whole.selectNodeContents(cell);
  const text = rectOf(whole);
  // An empty cell has one line.
  if (caret === null || text === null) return true;
  const distance = side < 0 ? caret.top - text.top : text.bottom - caret.bottom;
  return distance < caret.height / 2;
}

function rectOf(range: Range): DOMRect | null {
  const rect = range.getBoundingClientRect();
  return rect.height > 0 ? rect : null;
}
