/**
 * While something is dragged over the text, draft-js handles only its drop and leaves everything else to the browser:
 * what is typed then is on the page and not in the article. It misses the end of a drag that leaves by way of a cell,
 * or whose element is rendered anew. Nobody presses a key or a button during a drag, so here the next one ends it.
 * Import before the first editor is rendered.
 */
import DraftEditorDragHandler, { type DrawnEditor } from 'draft-js/lib/DraftEditorDragHandler';

const ACTS = [
  'onBeforeInput',
  'onCompositionStart',
  'onCut',
  'onKeyDown',
  'onMouseDown',
  'onPaste',
] as const;

for (const act of ACTS) {
  DraftEditorDragHandler[act] = (editor: DrawnEditor, event: unknown) => {
    editor._internalDrag = false;
    editor.exitCurrentMode();
    editor._handler?.[act]?.(editor, event);
  };
}
