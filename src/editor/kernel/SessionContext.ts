import type { EditorState } from 'draft-js';
import {
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ArticleBody, BlockOp } from '#domain/article/body.ts';
import type { EditorCommand } from './commands.ts';
import { isSelectedIn } from './selection.ts';
import { EditorSession } from './session.ts';

/** A text that gets or has a link. */
export interface LinkTarget {
  /** The current address; null for text without a link. */
  readonly href: string | null;
  /** Sets the address; null removes the link. */
  apply(href: string | null): void;
}

/** The cell of a table that the writer edits. */
export interface CellAtWork {
  /** Whether the writer is still in the cell, and not in the text. */
  isCurrent(): boolean;
  /** Runs a command in the cell. Returns false for a command that works on the article. */
  run(command: EditorCommand): boolean;
  link(): LinkTarget;
  focus(): void;
}

/** What a block needs if the writer can edit inside it. The same object for as long as the editor is open. */
export interface EditorWorkplace {
  readonly session: EditorSession;
  readonly articleId: string;
  readonly readOnly: boolean;
  /** The cell that was entered last. */
  readonly cell: RefObject<CellAtWork | null>;
  onCommand(command: EditorCommand): void;
}

export const SessionContext = createContext<EditorWorkplace | null>(null);

export function useWorkplace(): EditorWorkplace {
  const workplace = useContext(SessionContext);
  if (workplace === null) throw new Error('No SessionContext around the block');
  return workplace;
}

/** What the view of a block works with; `change` ignores null, as of a block that is gone. */
export function useBlock(blockKey: string) {
  const { session, readOnly } = useWorkplace();
  const isSelected = useSyncExternalStore(
    session.subscribe,
    () => !readOnly && isSelectedIn(session.state(), blockKey),
  );
  const change = (next: EditorState | null) => {
    if (next !== null) session.change(next);
  };
  return { session, readOnly, isSelected, change };
}

interface SessionProps {
  readonly initialBody: ArticleBody;
  onBlocksEdited(ops: readonly BlockOp[]): void;
  makeBlockId(): string;
}

/** Returns the session of a mounted editor, which always reports to the latest `onBlocksEdited`. */
export function useSession({ initialBody, makeBlockId, onBlocksEdited }: SessionProps) {
  const report = useRef(onBlocksEdited);
  useLayoutEffect(() => {
    report.current = onBlocksEdited;
  });
  const [session] = useState(() => {
    return new EditorSession({
      body: initialBody,
      makeBlockId,
      onEdited: (ops) => report.current(ops),
    });
  });
  return session;
}
