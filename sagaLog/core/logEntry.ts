/**
 * The format of a session log: one JSON entry a line, the header first.
 *
 * Inputs are what came from outside, with its value and in the order in which it came. Outputs are
 * what the sagas did with it, kept as something to compare, with hashes in place of values. A replay
 * feeds the inputs and must meet the outputs, line by line. The answer of a port that answers at once
 * stands on the line of its call, because the saga cannot go on without it.
 *
 * Calls, dispatches and the operations of channels are counted; that number is their `id`. An input
 * that came during one of them, say a dispatch by a subscriber of the store, names it in `in`.
 */
export const LOG_VERSION = 2;

/** Of a value that is compared, not kept (stateHash.ts). */
export type Hash = string;

/** Every `value` is written by the codec (codec.ts). */
export type LogEntry = HeaderEntry | InputEntry | OutputEntry | EndEntry;

export interface HeaderEntry {
  readonly is: 'header';
  readonly version: number;
  /** The state in which the session begins. */
  readonly value: unknown;
}

interface Coming {
  /** Milliseconds since the session began. */
  readonly t: number;
  /** During which call, dispatch or operation it came; absent between turns. */
  readonly in?: number;
}

/** A promise was kept or broken, or a channel gave a message to the taker that waited. */
export interface AnswerEntry extends Coming {
  readonly is: 'answer' | 'error' | 'message';
  readonly id: number;
  readonly op: string;
  readonly value: unknown;
}

export type InputEntry =
  | AnswerEntry
  | (Coming & { readonly is: 'start'; readonly name: string })
  /** An action that no saga has put. */
  | (Coming & { readonly is: 'action'; readonly value: unknown });

export type OutputEntry =
  | CallEntry
  | ChannelEntry
  | { readonly is: 'cancel'; readonly id: number; readonly op: string }
  | PutEntry
  /** After a turn: the slices of the state that have changed. */
  | { readonly is: 'state'; readonly changed: Readonly<Record<string, Hash>> };

export interface PutEntry {
  readonly is: 'put';
  readonly type: string;
  readonly action: Hash;
}

export interface CallEntry {
  readonly is: 'call';
  readonly id: number;
  readonly op: string;
  readonly args: Hash;
  /** How the port answered: later, at once, by throwing, with a channel, or with steps of its own. */
  readonly mode?: 'later' | 'now' | 'thrown' | 'channel' | 'steps';
  readonly value?: unknown;
}

export interface ChannelEntry {
  readonly is: 'take' | 'flush' | 'close';
  readonly id: number;
  readonly op: string;
  /** The call that opened the channel. */
  readonly channel: number;
  /** The messages of a flush. */
  readonly value?: unknown;
}

/** The recording ends here, by a wish or because it had to: what happened after this is not known. */
export interface EndEntry {
  readonly is: 'end';
  readonly reason: string;
}

export const isInput = (entry: LogEntry): entry is InputEntry => 't' in entry;

/** Under which name the codec keeps the strings of an entry, to write the next one as a difference. */
export const codecPath = (entry: { readonly is: string; readonly op?: string }): string =>
  entry.op ?? entry.is;
