import { type RefObject, useCallback, useRef, useState } from 'react';
import { type EditorCommand, withCommand } from './kernel/commands.ts';
import { hasFocus } from './kernel/selection.ts';
import type { EditorSession } from './kernel/session.ts';
import type { CellAtWork } from './kernel/SessionContext.ts';
import { closedBy, type Opened, openedBy } from './Panels.tsx';
import { moveInHistory } from './kernel/undo.ts';
import { useFullScreen } from './useFullScreen.ts';
import { whenDrawn } from './kernel/whenDrawn.ts';

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
