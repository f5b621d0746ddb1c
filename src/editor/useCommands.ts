import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type EditorCommand, withCommand } from './kernel/commands.ts';
import { hasFocus } from './kernel/selection.ts';
import type { EditorSession } from './kernel/session.ts';
import type { CellAtWork } from './kernel/SessionContext.ts';
import { closedBy, type Opened, openedBy } from './Panels.tsx';
import { moveInHistory } from './kernel/drawing/nativeText.ts';
import { whenDrawn } from './kernel/drawnText.ts';

/**
 * Where a command goes: to the page, to the cell of a table that the writer is in, to what opens
 * beside the text, or to the text, which gets the focus for it.
 */
export function useCommands(
  session: EditorSession,
  root: RefObject<HTMLElement | null>,
  focus: () => void,
) {
  const cell = useRef<CellAtWork>(null);
  const [opened, setOpened] = useState<Opened>({});
  const { isOn: isFullScreen, toggle } = useFullScreen(root);
  const onCommand = useCallback(
    (command: EditorCommand) => {
      const here = cell.current?.isCurrent() ? cell.current : null;
      if (command === 'full-screen') toggle();
      else if (here?.run(command)) return;
      else if (openedBy(command, {})) setOpened((now) => openedBy(command, now) ?? now);
      else if (hasFocus(session.state())) run(session, command);
      else {
        focus();
        whenDrawn(() => run(session, command));
      }
    },
    [session, focus, toggle],
  );
  const close = (command: EditorCommand) => {
    setOpened((now) => closedBy(command, now));
    if (cell.current?.isCurrent()) cell.current.focus();
    else focus();
  };
  return { onCommand, opened, close, cell, isFullScreen };
}

function run(session: EditorSession, command: EditorCommand): void {
  const next = withCommand(session.state(), command);
  if (next !== null) session.change(next);
  else if (command === 'undo' || command === 'redo') moveInHistory(session, command);
}

/** On the root element while an editor fills the page; `editor.css` and the shell go by it. */
const ATTRIBUTE = 'data-editor-full-screen';

/** Where Escape means something nearer: what is open above the text, a table to leave. */
const CLOSES_FIRST = '[role="dialog"], [role="menu"], [role="search"], table, input, textarea';

/**
 * The editor alone on the page. The element stays where it is, so focus, selection and what is
 * shown stay too; the rest of the page is hidden by CSS. Escape leaves.
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
    // Before draft-js and whoever else takes the key.
    document.addEventListener('keydown', leave, true);
    return () => {
      documentElement.removeAttribute(ATTRIBUTE);
      document.removeEventListener('keydown', leave, true);
    };
  }, [isOn, root]);
  return { isOn, toggle };
}
