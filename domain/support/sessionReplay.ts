/** A recorded session that is replayed, as it is looked at: its story, and one moment of it at a time. Plain and small, whatever the log. */

/** `cutOff`: exact as far as the log goes, and the session went on. */
export type Verdict = 'exact' | 'cutOff' | 'differs';

/** A log that a person opens: a file that is kept in the page, or a report of the inbox. */
export type LogSource = { readonly fileId: string } | { readonly reportId: string };

/** What a log may take as a file: more than a recording ever writes. */
export const LOG_MAX_BYTES = 160_000_000;

/**
 * Why a log is not replayed. `line`: it is one, and a line of it is not what it should be. `notRead`: there is no such report or file any more;
 * `notReached`: whether there is one is not known.
 */
export type LogFault =
  | 'notRead'
  | 'notReached'
  | 'tooLong'
  | 'empty'
  | 'otherJson'
  | 'damaged'
  | 'noHeader'
  | 'line';

export interface LogRefusal {
  readonly fault: LogFault;
  /** What is wrong with the line; empty for other faults. */
  readonly detail: string;
}

/** A moment is the end of a turn: of an input and all that it caused. Turns are counted from 0. */
interface Place {
  /** The line of the log with the input, counted from 1. */
  readonly line: number;
  readonly turn: number;
  /** As the person saw it on their clock. */
  readonly time: string;
}

export interface StoryRow extends Place {
  readonly kind: 'address' | 'machine' | 'failure';
  readonly text: string;
}

/** What is known as soon as the log is read. */
export interface LogHead {
  readonly build: string | null;
  /** Of the replay itself. */
  readonly ownBuild: string;
  /** The day on which it was recorded, with its time zone; null where it is not known.
   */
  readonly date: string | null;
  readonly lines: number;
}

/** How far the replay is, and what has happened by then. */
export interface ReplayProgress {
  /** Lines that are replayed. */
  readonly lines: number;
  readonly turns: number;
  readonly story: readonly StoryRow[];
  /** The machines that the story leaves out. */
  readonly leftOut: readonly string[];
}

export interface ReplayedDifference extends Place {
  /** What the session did there, and what the replay did. */
  readonly session: string;
  readonly replay: string;
}

export interface ReplayEnd {
  readonly verdict: Verdict;
  /** Why the recording ended; null if it was running. */
  readonly reason: string | null;
  readonly difference: ReplayedDifference | null;
}

export type ReplayMessage =
  | ({ readonly type: 'read' } & LogHead)
  | ({ readonly type: 'progressed' } & ReplayProgress)
  | ({ readonly type: 'ended' } & ReplayEnd)
  | ({ readonly type: 'refused' } & LogRefusal)
  /** The worker does not answer any more. */
  | { readonly type: 'stopped' };

/** Whose moment is asked for: by turn, or by a line of the log, which stands for the turn that it belongs to. */
export type MomentAsked = { readonly turn: number } | { readonly line: number };

/** A part of the state that a turn has changed; its values are JSON, cut where they are long. */
export interface StateChange {
  readonly slice: string;
  /** Within the slice; empty for the whole of it. */
  readonly path: string;
  /** Null where there was, or is, nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A port that has not answered by then. */
export interface WaitingPort {
  /** A stream is listened to and has said nothing yet. */
  readonly kind: 'call' | 'stream';
  readonly op: string;
  /** How many calls of it wait. */
  readonly count: number;
  /** The longest-waiting one. */
  readonly since: Place;
}

export interface BusyMachine {
  readonly machine: string;
  /** Null for a machine that has one instance. */
  readonly instance: string | null;
  readonly status: string;
}

export interface ArticleThen {
  readonly articleId: string;
  readonly title: string;
  readonly language: string;
  readonly status: string;
  /** The newest version that the server has confirmed. */
  readonly version: number | null;
  readonly blocks: readonly { readonly id: string; readonly html: string }[];
  /** The blocks that are left out, because there are too many. */
  readonly leftOut: number;
}

export interface Moment extends Place {
  readonly pathname: string;
  /** What came in from outside, and its value as JSON. */
  readonly input: string;
  readonly value: string | null;
  /** What the workflows did then, in order. */
  readonly did: readonly string[];
  readonly articles: readonly ArticleThen[];
  readonly changes: readonly StateChange[];
  readonly waiting: readonly WaitingPort[];
  readonly busy: readonly BusyMachine[];
  /** How many of each are left out. */
  readonly leftOut: { readonly did: number; readonly changes: number };
}
