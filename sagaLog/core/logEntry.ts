/**
 * The format of a session log: one JSON entry per line, the header first.
 *
 * Inputs are what came from outside, in order and with their values. Outputs are what the sagas did, for
 * comparison, with hashes instead of values. A replay feeds the inputs and must produce the outputs, line by line.
 * The result of a port that returns at once is on the line of its call, because the saga cannot continue without it.
 *
 * Calls, dispatches and operations of channels are numbered; the number is their `id`. An input that came during
 * one of them, such as a dispatch by a subscriber of the store, names it in `in`.
 */
export const LOG_VERSION = 2;

/** The hash of a value that is compared, not kept (stateHash.ts). */
export type Hash = string;

/** Every `value` is written by the codec (codec.ts). */
export type LogEntry = HeaderEntry | InputEntry | OutputEntry | EndEntry;

/** Where and when a session was recorded. A log of a test has none. */
export interface Origin {
  /** The version of the product, and of its source where that is known. */
  readonly build: string;
  /** When the session began, in ISO 8601. */
  readonly at: string;
  /** IANA name of the time zone of the page. */
  readonly zone: string;
}

export interface HeaderEntry extends Partial<Origin> {
  readonly is: 'header';
  readonly version: number;
  /** The state in which the session begins. */
  readonly value: unknown;
}

interface Coming {
  /** Milliseconds since the session began. */
  readonly t: number;
  /** The call, dispatch or operation during which it came; absent between turns. */
  readonly in?: number;
}

/** A promise has settled, or a channel has delivered a message to a waiting taker. */
export interface AnswerEntry extends Coming {
  readonly is: 'answer' | 'error' | 'message';
  readonly id: number;
  readonly op: string;
  readonly value: unknown;
}

export type InputEntry =
  | AnswerEntry
  | (Coming & { readonly is: 'start'; readonly name: string })
  /** An action that was not put by a saga. */
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
  /** How the port answered: later, at once, by throwing, with a channel, or with an iterator. */
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

/** The recording ends here, on request or by force; what happened later is unknown. */
export interface EndEntry {
  readonly is: 'end';
  readonly reason: string;
}

/** Every kind of line. */
export const KINDS: ReadonlySet<LogEntry['is']> = new Set([
  ...(['header', 'start', 'action', 'answer', 'error', 'message'] as const),
  ...(['call', 'take', 'flush', 'close', 'cancel', 'put', 'state', 'end'] as const),
]);

export const isInput = (entry: LogEntry): entry is InputEntry => 't' in entry;

/** Returns the path under which the codec keeps the strings of an entry. */
export const codecPath = (entry: { readonly is: string; readonly op?: string }): string =>
  entry.op ?? entry.is;
