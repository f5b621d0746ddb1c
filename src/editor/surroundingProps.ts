import type { EditorCommand } from './model/commands.ts';
import type { EditorSession } from './model/session.ts';
import type { EditorWorkplace } from './SessionContext.ts';

/** What a panel beside the text gets. */
export interface SurroundingProps {
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
