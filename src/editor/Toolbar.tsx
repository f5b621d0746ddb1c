import { memo, useState, useSyncExternalStore } from 'react';
import type { EditorCommand } from './model/commands.ts';
import type { EditorSession } from './model/session.ts';
import { rememberToolbarState } from './model/toolbarState.ts';
import { ToolbarView } from './ToolbarView.tsx';

interface ToolbarProps {
  readonly session: EditorSession;
  onCommand(command: EditorCommand): void;
}

/** Drawn anew only when something on it changes: a key press in plain text costs it nothing. */
export const Toolbar = memo(function Toolbar({ session, onCommand }: ToolbarProps) {
  const [toolbarState] = useState(rememberToolbarState);
  const state = useSyncExternalStore(session.subscribe, () => toolbarState(session.state()));
  return <ToolbarView state={state} onCommand={onCommand} />;
});
