import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type EditorCommand, isKeyOf, withCommand } from './kernel/commands.ts';
import { moveInHistory } from './kernel/drawing/nativeText.ts';
import { whenDrawn } from './kernel/drawnText.ts';
import type { CellAtWork } from './kernel/SessionContext.ts';
import { hasFocus } from './kernel/selection.ts';
import type { EditorSession } from './kernel/session.ts';
import { ALL_KINDS } from './kinds/kinds.ts';
import { closedBy, type Opened, openedBy } from './Panels.tsx';
import { useSpeller } from './panels/spelling/SpellingContext.ts';

/**
 * Runs commands. A command goes to the page, to the cell of a table that the writer is in, to a panel, or to the
 * text, which gets the focus first.
 */
export function useCommands(
  session: EditorSession,
  root: RefObject<HTMLElement | null>,
  focus: () => void,
) {
  const cell = useRef<CellAtWork>(null);
  const [opened, setOpened] = useState<Opened>({});
  const { isOn: isFullScreen, toggle } = useFullScreen(root);
  const { toggle: toggleSpelling } = useSpeller();
  const onCommand = useCallback(
    (command: EditorCommand) => {
      const here = cell.current?.isCurrent() ? cell.current : null;
      const ofPage = { 'full-screen': toggle, spelling: toggleSpelling };
      if (isKeyOf(ofPage, command)) ofPage[command]();
      else if (here?.run(command)) return;
      else if (openedBy(command, {})) setOpened((now) => openedBy(command, now) ?? now);
      else if (hasFocus(session.state())) run(session, command);
      else {
        focus();
        whenDrawn(() => run(session, command));
      }
    },
    [session, focus, toggle, toggleSpelling],
  );
  const close = (command: EditorCommand) => {
    setOpened((now) => closedBy(command, now));
    if (cell.current?.isCurrent()) cell.current.focus();
    else focus();
  };
  return { onCommand, opened, close, cell, isFullScreen };
}

function run(session: EditorSession, command: EditorCommand): void {
  session.finishInsert();
  const next = withCommand(session.state(), command);
  if (next !== null) session.change(next);
  else if (command === 'undo' || command === 'redo') moveInHistory(session, command);
}

/** Set on the root element while an editor is in full screen; `editor.css` and the shell use it. */
const ATTRIBUTE = 'data-editor-full-screen';

/** Elements in which Escape does something else first: an open dialog or menu, a block to leave. */
const CLOSES_FIRST = [
  '[role="dialog"], [role="menu"], [role="search"], [role="combobox"], input, textarea',
  ...ALL_KINDS.flatMap(({ inside }) => inside?.element ?? []),
].join(', ');

/**
 * Full screen of the editor. The element stays in its place in the DOM, which keeps focus, selection and scroll
 * position; CSS hides the rest of the page. Escape leaves full screen.
 */
function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  const toggle = useCallback(() => setOn((was) => !was), []);
  useEffect(() => {
    if (!isOn) return;
    const { documentElement } = root.current?.ownerDocument ?? document;
    const leave = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest(CLOSES_FIRST);
      if (event.key === 'Escape' && !event.isComposing && !isElsewhere) setOn(false);
    };
    documentElement.setAttribute(ATTRIBUTE, '');
    // Before draft-js and other listeners handle the key.
    document.addEventListener('keydown', leave, true);
    return () => {
      documentElement.removeAttribute(ATTRIBUTE);
      document.removeEventListener('keydown', leave, true);
    };
  }, [isOn, root]);
  return { isOn, toggle };
}
