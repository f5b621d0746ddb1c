import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { rememberToolbarState } from '#src/editor/kernel/toolbarState.ts';
import { useSpeller } from '#src/editor/panels/spelling/SpellingContext.ts';
import { canWrite, useWriter } from '#src/editor/panels/writing/WritingContext.ts';
import { ToolbarView } from './ToolbarView.tsx';

interface ToolbarProps {
  readonly session: EditorSession;
  readonly isFullScreen: boolean;
  onCommand(command: EditorCommand): void;
}

/** Renders only when something on it changes; a key press in plain text does not. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { session, isFullScreen, onCommand } = props;
  const [toolbarState] = useState(rememberToolbarState);
  const state = useSyncExternalStore(session.subscribe, () => toolbarState(session.state()));
  const { isOn: checksSpelling } = useSpeller();
  const shown = useMemo(() => {
    const ofPage = [
      ...(isFullScreen ? (['full-screen'] as const) : []),
      ...(checksSpelling ? (['spelling'] as const) : []),
    ];
    return { ...state, active: [...state.active, ...ofPage] };
  }, [state, isFullScreen, checksSpelling]);
  return <ToolbarView state={shown} canWrite={canWrite(useWriter())} onCommand={onCommand} />;
});
