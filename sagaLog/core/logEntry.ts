/**
 * The format of a session log: one JSON entry a line, the `session` line first.
 *
 * What came from outside is an *arrival*: it is kept with its value, in the order in which it came.
 * What the code did with it is a *deed*: it is kept as a check, with hashes in place of values. A
 * replay hands in the arrivals and must meet the deeds, line by line. The answer of a port that
 * answers at once stands on the deed's own line, because code cannot go on without it.
 *
 * Calls, dispatches and operations of channels are counted; the number is their `id`. An arrival
 * that came during one of them, say a dispatch by a subscriber of the store, names it in `in`.
 */
export const LOG_VERSION = 1;

/** Of a value that is checked, not kept (stateHash.ts). */
export type Hash = string;

/** A `value` is written by the codec (codec.ts). */
export type LogEntry = SessionEntry | Arrival | Deed | LostEntry;

export interface SessionEntry {
  readonly is: 'session';
  readonly version: number;
  /** Milliseconds since 1970; the times of the other lines count from here. */
  readonly at: number;
  /** The state in which the store began. */
  readonly value: unknown;
}

interface Coming {
  readonly at: number;
  /** What was going on; absent between turns. */
  readonly in?: number;
}

export type Arrival = Coming &
  (
    | { readonly is: 'started'; readonly name: string }
    /** An action that no saga has put. */
    | { readonly is: 'dispatched'; readonly value: unknown }
    | {
        /** A promise was kept or broken, or a channel gave a message to the taker that listened. */
        readonly is: 'answered' | 'failed' | 'said';
        readonly id: number;
        readonly op: string;
        readonly value: unknown;
      }
  );

export type Deed =
  | CalledEntry
  | { readonly is: 'cancelled'; readonly id: number; readonly op: string }
  | { readonly is: 'put'; readonly type: string; readonly action: Hash }
  /** Ends a turn that changed something: the slices of the state that are new. */
  | { readonly is: 'state'; readonly changed: Readonly<Record<string, Hash>> }
  | ChannelEntry;

export interface CalledEntry {
  readonly is: 'called';
  readonly id: number;
  readonly op: string;
  readonly args: Hash;
  /** `steps`: a generator that runs like one of our own. Absent from what a replay compares. */
  readonly gives?: 'promise' | 'channel' | 'steps' | 'value' | 'error';
  readonly value?: unknown;
}

export interface ChannelEntry {
  readonly is: 'listened' | 'flushed' | 'closed';
  readonly id: number;
  readonly op: string;
  /** The call that opened the channel. */
  readonly channel: number;
  /** The messages of a flush. */
  readonly value?: unknown;
}

/** From here on the log cannot be replayed: lines were dropped, or the recorder had to give up. */
export interface LostEntry {
  readonly is: 'lost';
  readonly reason: string;
}

const ARRIVALS: ReadonlySet<string> = new Set([
  'started',
  'dispatched',
  'answered',
  'failed',
  'said',
] satisfies Arrival['is'][]);

export const isArrival = (entry: LogEntry): entry is Arrival => ARRIVALS.has(entry.is);

/** Under which name the codec keeps the strings of an entry, to write the next one as a difference. */
export const codecPath = (entry: { readonly is: string; readonly op?: string }): string =>
  entry.op ?? entry.is;
