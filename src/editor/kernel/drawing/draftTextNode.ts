/**
 * draft-js remounts a text node by flipping a flag when it mounts and updates. React's StrictMode
 * mounts twice in development, the flag ends where it began, and the node then shows stale text.
 * Set instead of flipped, it is right either way. Import before the first editor is drawn.
 */
import DraftEditorTextNode from 'draft-js/lib/DraftEditorTextNode.react';

DraftEditorTextNode.prototype.componentDidMount = function componentDidMount() {
  this._forceFlag = true;
};
