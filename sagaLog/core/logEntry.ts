/**
 * The format of a session log: one JSON entry a line, the header first.
 *
 * Inputs are what came from outside, with its value and in the order in which it came. Outputs are
 * what the sagas did with it, kept as something to compare, with hashes in place of values. A replay
 * feeds the inputs and must meet the outputs, line by line. The answer of a port that answers at once
 * stands on the line of its call, because the saga cannot go on without it.
 */
export const LOG_VERSION = 1;

/** Of a value that is compared, not kept (stateHash.ts). */
export type Hash = string;
/** A value as the codec writes it (codec.ts). */
export type Encoded = unknown;

/** How a port answered: later, at once, by throwing, with steps of its own, or with a channel. */
export type AnswerMode = 'later' | 'now' | 'thrown' | 'steps' | 'channel' | 'forked';

export type LogEntry = HeaderEntry | InputEntry | OutputEntry | StateEntry;

export interface HeaderEntry {
  readonly is: 'header';
  readonly version: number;
  /** The state in which the session begins. */
  readonly state: Encoded;
}

interface Coming {
  /** Milliseconds since the session began. */
  readonly t: number;
  /** It came while another input was being handled, at the very place where the line stands. */
  readonly nested?: true;
}

export type InputEntry = Coming &
  (
    | { readonly is: 'start'; readonly name: string }
    /** An action that no saga has put. */
    | { readonly is: 'action'; readonly value: Encoded }
    /** A promise was kept or broken. */
    | { readonly is: 'answer' | 'error'; readonly id: number; readonly value: Encoded }
    /** A channel gave its next message; `buffered` when it was there before it was asked for. */
    | {
        readonly is: 'message';
        readonly id: number;
        readonly buffered?: true;
        readonly value: Encoded;
      }
  );

export type OutputEntry =
  | {
      readonly is: 'call';
      readonly id: number;
      readonly op: string;
      readonly args: Hash;
      readonly mode: AnswerMode;
      readonly value?: Encoded;
    }
  | { readonly is: 'take'; readonly id: number; readonly channel: number }
  | { readonly is: 'cancel'; readonly id: number }
  | { readonly is: 'put'; readonly type: string; readonly action: Hash };

/** After an input is handled: the slices of the state that have changed. */
export interface StateEntry {
  readonly is: 'state';
  readonly changed: Readonly<Record<string, Hash>>;
}

export function isInput(entry: LogEntry): entry is InputEntry {
  return 't' in entry;
}
