import {
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ArticleBody, BlockOp } from '#domain/article/body.ts';
import type { EditorCommand } from './commands.ts';
import { EditorSession } from './session.ts';

/** A text that is to get a link. */
export interface LinkTarget {
  /** The address that it has now; null for text without a link. */
  readonly href: string | null;
  /** Null takes the link away. */
  apply(href: string | null): void;
}

/** The cell of a table that the writer is in. */
export interface CellAtWork {
  /** Whether the writer is there still, rather than in the text. */
  isCurrent(): boolean;
  /** Does what a command means in a cell; false for one that is about the article. */
  run(command: EditorCommand): boolean;
  link(): LinkTarget;
  focus(): void;
}

/** What a block needs that the writer can work in by itself. One object as long as the editor is open. */
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

interface SessionProps {
  readonly initialBody: ArticleBody;
  onBlocksEdited(ops: readonly BlockOp[]): void;
  makeBlockId(): string;
}

/** The one session of a mounted editor; it reports to whoever listens just now. */
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
