/** Patches of how draft-js renders a leaf of text. Import before the first editor is rendered. */
import type { SelectionState } from 'draft-js';
import DraftEditorLeaf, { type DrawnLeaf } from 'draft-js/lib/DraftEditorLeaf.react';
import DraftEditorTextNode from 'draft-js/lib/DraftEditorTextNode.react';

/**
 * draft-js sets the browser's selection again after each change of a block that the selection begins or ends in,
 * and the browser then lays out everything selected. A selection that is already in its place is left alone.
 */
const setSelection = DraftEditorLeaf.prototype._setSelection;

DraftEditorLeaf.prototype._setSelection = function _setSelection() {
  const { selection } = this.props;
  // Without the focus, draft-js sets no selection, and reading the browser's would force a layout.
  if (selection?.getHasFocus() && !isInPlace(this, selection)) setSelection.call(this);
};

/** Whether the ends of the selection that are in this leaf are at their places. */
function isInPlace({ leaf, props }: DrawnLeaf, selection: SelectionState): boolean {
  const drawn = getSelection();
  const text = leaf?.firstChild?.firstChild;
  if (drawn === null || !(text instanceof Text)) return false;
  const key = props.block.getKey();
  const isAt = (node: Node | null, offset: number, endKey: string, end: number): boolean => {
    const place = end - props.start;
    const isElsewhere = endKey !== key || place < 0 || place > props.text.length;
    return isElsewhere || (node === text && offset === place);
  };
  return (
    isAt(
      drawn.anchorNode,
      drawn.anchorOffset,
      selection.getAnchorKey(),
      selection.getAnchorOffset(),
    ) &&
    isAt(drawn.focusNode, drawn.focusOffset, selection.getFocusKey(), selection.getFocusOffset())
  );
}

/**
 * draft-js remounts a text node by flipping a flag on mount and update. In development, StrictMode mounts twice:
 * the flag ends where it began, and the node shows stale text. Setting the flag is right either way.
 */
DraftEditorTextNode.prototype.componentDidMount = function componentDidMount() {
  this._forceFlag = true;
};
