import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import type { EditorWorkplace } from '#src/editor/kernel/SessionContext.ts';

/** What a panel beside the text gets. */
export interface PanelProps {
  /** The one of its commands that was asked for last. */
  readonly command: EditorCommand;
  readonly articleId: string;
  readonly session: EditorSession;
  readonly cell: EditorWorkplace['cell'];
  /** The element of the whole editor. */
  root(): HTMLElement | null;
  /** Takes it away and gives the focus back to the text. */
  onClose(): void;
}
