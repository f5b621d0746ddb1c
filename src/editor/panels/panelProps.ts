import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import type { EditorWorkplace } from '#src/editor/kernel/SessionContext.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';

/** Props of a panel beside the text. */
export interface PanelProps {
  /** The last of its commands that was used. */
  readonly command: EditorCommand;
  readonly articleId: string;
  readonly session: EditorSession;
  readonly cell: EditorWorkplace['cell'];
  /** The root element of the editor. */
  root(): HTMLElement | null;
  /** Closes the panel and returns the focus to the text. */
  onClose(): void;
}
