/**
 * What a session log says: the header, then turn by turn an input and what it caused. The lines of the log are shorter
 * (turnLines.ts).
 *
 * Inputs are what came from outside, in order and with their values. Outputs are what the sagas did, for
 * comparison, by name. A replay feeds the inputs and must produce the outputs, one by one. Their values are compared once, at
 * the end of the turn. The result of a port that returns at once is in its call, because the saga cannot continue
 * without it.
 *
 * Calls, dispatches and operations of channels are numbered; the number is their `id`. An input that came during
 * one of them, such as a dispatch by a subscriber of the store, names it in `in`.
 */
export const LOG_VERSION = 4;

export type LogEntry = HeaderEntry | InputEntry | OutputEntry | EndEntry;

/** Where and when a session was recorded. A log of a test has none. */
export interface Origin {
  /** The version of the product, and of its source where that is known. */
  readonly build: string;
  /** When the session began, in ISO 8601. */
  readonly at: string;
  /** IANA name of the time zone of the page. */
  readonly zone: string;
  /** Names and versions of the browser, as it gives them. */
  readonly browser: string;
  /** The id that the requests of this page have in the server's log. */
  readonly logId: string;
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
  | (Coming & {
      readonly is: 'action';
      readonly id: number;
      readonly type: string;
      readonly value: unknown;
    });

export type OutputEntry =
  | CallEntry
  | ChannelEntry
  | { readonly is: 'cancel'; readonly id: number; readonly op: string }
  | { readonly is: 'put'; readonly id: number; readonly type: string }
  | TurnEntry;

/** The end of a turn that did something, with the hash of all that it did (turnSum.ts). */
export interface TurnEntry {
  readonly is: 'turn';
  readonly sum: string;
}

export interface CallEntry {
  readonly is: 'call';
  readonly id: number;
  readonly op: string;
  /** How the port answered: at once, by throwing, with a channel, or with an iterator; absent if later. */
  readonly mode?: 'now' | 'thrown' | 'channel' | 'steps';
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

/** Every kind of entry within a turn. */
export const KINDS: ReadonlySet<LogEntry['is']> = new Set([
  ...(['start', 'action', 'answer', 'error', 'message'] as const),
  ...(['call', 'take', 'flush', 'close', 'cancel', 'put'] as const),
]);

export const isInput = (entry: LogEntry): entry is InputEntry => 't' in entry;

/** Returns what the codec continues in a value: the last one of the same port, or of the same type of action. */
export const sourceOf = (entry: {
  readonly is: string;
  readonly op?: string;
  readonly type?: string;
}): string => entry.op ?? entry.type ?? entry.is;
