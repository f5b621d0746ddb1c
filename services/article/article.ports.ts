import type { BlockId, BlockOp } from '#domain/article/body.ts';
import type { JournalRecord } from '#domain/article/journal.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export interface EditorPassage {
  readonly place: PassagePlace;
  /** Empty at a caret. */
  readonly selectedText: string;
}

export type EditorPorts = {
  /** Resolves when the article is open in an editor: at once, or as soon as it is. */
  opened(of: { readonly articleId: string }): Promise<void>;
  /** The block that the caret of the open editor is in; null where there is none. */
  caret(args: { readonly articleId: string }): BlockId | null;
  /** Where text would be written in the open editor: at the caret, or over the selection; null without an editor. */
  passage(of: { readonly articleId: string }): EditorPassage | null;
  /**
   * Applies operations to the open editor (AI text, restores, a discarded draft), and returns the
   * operations that result. All changes with the same `run` are one undo step. Returns the operations
   * unchanged if no editor has the article open.
   */
  apply(change: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  /**
   * Gives the editor what a run had written before this page was opened, so that typing since then is
   * carried over when more text arrives. Ignored for runs that the editor already tracks.
   */
  recall(put: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string;
  }): void;
  /** Reports at once what was typed and not reported yet. */
  flush(of: { readonly articleId: string }): void;
  /** Scrolls to a block, with the caret at its start, or at that of words in it; does nothing if the block does not exist. */
  reveal(place: {
    readonly articleId: string;
    readonly blockId: BlockId;
    readonly words?: ClaimWords;
  }): void;
};

export type JournalPorts = {
  /** Stores the unsaved text of an article on this device, and replaces what was stored before. */
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

/** What tabs tell each other about a lock. */
export type LockNews = 'wanted' | 'changed';

export type LockMessage = { readonly type: 'granted' | 'elsewhere' | 'lost' | LockNews };

/** `name`: of a lock, or of anything else that tabs share. */
export interface Told {
  readonly name: string;
  readonly what: LockNews;
}

export type LockPorts = {
  /**
   * Holds a lock among the tabs of this browser until unsubscribed: at once, or, after `elsewhere`, when
   * the other tab releases it. `isTakenOver` steals the lock; the other tab gets `lost`.
   */
  hold(
    of: { readonly name: string; readonly isTakenOver: boolean },
    listener: (message: LockMessage) => void,
  ): Unsubscribe;
  /** Sends a message to the other tabs that hold the lock or wait for it, and to those that hear everything. */
  tell(of: Told): void;
  /** Hears what other tabs tell of any name. */
  hear(listener: (told: Told) => void): Unsubscribe;
};
