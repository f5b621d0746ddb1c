/** What is selected in the editor, as it is drawn; null where the selection is elsewhere. */
export function selectedRange(root: HTMLElement | null): Range | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  return range !== null && root?.contains(range.startContainer) ? range : null;
}

/** Where the caret is, relative to the editor: for what opens beside it. The top left without one. */
export function caretPlace(root: HTMLElement | null): { left: number; top: number } {
  const range = selectedRange(root);
  if (range === null || root === null) return { left: 0, top: 0 };
  // An empty block has no rectangle of its own.
  const element = range.startContainer as Partial<Element>;
  const place = [range.getClientRects()[0], element.getBoundingClientRect?.()].find(Boolean);
  const home = root.getBoundingClientRect();
  return {
    left: (place?.left ?? home.left) - home.left,
    top: (place?.bottom ?? home.top) - home.top,
  };
}
