/**
 * Of a clipboard, draft-js passes on files or text, and never RTF. It takes the image beside HTML without plain text, even if
 * that HTML has words. So here the whole of it is passed on. Import before the first editor is rendered.
 */
import DraftEditorEditHandler, { type PastedInto } from 'draft-js/lib/DraftEditorEditHandler';
import { givenBy } from '../given.ts';

DraftEditorEditHandler.onPaste = (editor: PastedInto, event) => {
  event.preventDefault();
  editor.props.onGiven?.(givenBy(event.clipboardData));
};
