/** Which calls of ports had no answer at which turn, and which streams were listened to. */
import type { WaitingPort } from '#domain/support/sessionReplay.ts';
import type { LogEntry } from '../core/logEntry.ts';

interface Call {
  readonly kind: WaitingPort['kind'];
  readonly op: string;
  readonly turn: number;
  /** The turn of the answer; infinite without one. */
  until: number;
}

interface WaitingAt {
  readonly kind: WaitingPort['kind'];
  readonly op: string;
  readonly count: number;
  /** The turn of the one that waits longest. */
  readonly since: number;
}

export class WaitingPorts {
  readonly #calls: Call[] = [];
  readonly #open = new Map<number, Call>();
  /** The take that waits in a channel. */
  readonly #takes = new Map<number, number>();

  /** Takes in what happened in a turn; turns come in order. */
  note(turn: number, entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#noted(turn, entry);
  }

  /** What waited at the end of a turn, in the order in which it was asked. */
  at(turn: number): readonly WaitingAt[] {
    const waiting = this.#calls.filter((call) => call.turn <= turn && call.until > turn);
    return [...Map.groupBy(waiting, ({ kind, op }) => `${kind} ${op}`).values()].flatMap(
      (calls) => {
        const [first] = calls;
        if (first === undefined) return [];
        return [{ kind: first.kind, op: first.op, count: calls.length, since: first.turn }];
      },
    );
  }

  #noted(turn: number, entry: LogEntry): void {
    switch (entry.is) {
      case 'call':
        if (entry.mode === undefined) this.#opened(entry.id, { kind: 'call', op: entry.op, turn });
        break;
      case 'take':
        this.#closed(this.#takes.get(entry.channel), turn); // one that was cancelled leaves no line
        this.#takes.set(entry.channel, entry.id);
        this.#opened(entry.id, { kind: 'stream', op: entry.op, turn });
        break;
      case 'close':
        this.#closed(this.#takes.get(entry.channel), turn);
        break;
      case 'answer':
      case 'error':
      case 'message':
      case 'cancel':
        this.#closed(entry.id, turn);
        break;
    }
  }

  #opened(id: number, of: Omit<Call, 'until'>): void {
    const call = { ...of, until: Number.POSITIVE_INFINITY };
    this.#calls.push(call);
    this.#open.set(id, call);
  }

  #closed(id: number | undefined, turn: number): void {
    const call = id === undefined ? undefined : this.#open.get(id);
    if (call === undefined || id === undefined) return;
    call.until = turn;
    this.#open.delete(id);
  }
}
