import type { BlockId, BlockOp } from '#domain/article/body.ts';
import type { JournalRecord } from '#domain/article/journal.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type EditorPorts = {
  /** Resolves when the article is open in an editor: at once, or as soon as it is. */
  opened(of: { readonly articleId: string }): Promise<void>;
  /** The block that the caret of the open editor is in; null where there is none. */
  caret(args: { readonly articleId: string }): BlockId | null;
  /**
   * Puts changes into the open editor (AI text, restores, a discarded draft) and answers with the
   * operations that result. All applications with one `run` are one undo step. Where the article is
   * not open in an editor the operations come back as they were.
   */
  apply(change: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  /**
   * Tells the editor what a run had put before this page was opened, so that what was typed into it
   * since then is carried over when more of it arrives. Of a run that it knows better it learns nothing.
   */
  recall(put: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string;
  }): void;
  /** Hands over what was typed and not reported yet, at once. */
  flush(of: { readonly articleId: string }): void;
  /** Brings a block into view, with the caret at its start; nothing where there is no such block. */
  reveal(place: { readonly articleId: string; readonly blockId: BlockId }): void;
};

export type JournalPorts = {
  /** Keeps the unsaved text of an article on this device, in place of what was kept before. */
  write(of: {
    readonly userId: string;
    readonly articleId: string;
    readonly workspaceId: string;
    readonly record: JournalRecord;
  }): Promise<void>;
  remove(of: { readonly userId: string; readonly articleId: string }): Promise<void>;
  read(of: {
    readonly userId: string;
    readonly articleId: string;
  }): Promise<{ readonly workspaceId: string; readonly record: JournalRecord } | null>;
  /** Articles of a user with unsaved text on this device. */
  list(of: { readonly userId: string }): Promise<readonly string[]>;
};

/** What tabs tell each other of something that one of them holds. */
export type LockNews = 'wanted' | 'changed';

export type LockMessage = { readonly type: 'granted' | 'elsewhere' | 'lost' | LockNews };

export type LockPorts = {
  /**
   * Holds a name among the tabs of this browser, at once or (after `elsewhere`) when the tab that has
   * it lets go; until unsubscribed. `isTakenOver`: at once, whoever has it, who is told `lost`.
   */
  hold(
    of: { readonly name: string; readonly isTakenOver: boolean },
    listener: (message: LockMessage) => void,
  ): Unsubscribe;
  /** Says something to the other tabs that hold the name or wait for it. */
  tell(of: { readonly name: string; readonly what: LockNews }): void;
};
