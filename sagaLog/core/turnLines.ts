/**
 * The lines of a log. A turn is one line, `[shape, sum, ...values]`. Its shape is what happened in it, entry by entry, without
 * what differs from turn to turn: it is written once, and after that its number. Times and values are written as they
 * differ from those above them, and ids only where they are not the next ones.
 */
import type { Decoder, Encoder } from './codec.ts';
import { type Json, SAME } from './difference.ts';
import { KINDS, type LogEntry, sourceOf } from './logEntry.ts';

/** What an entry is, without its values. */
interface Head {
  readonly is: LogEntry['is'];
  readonly op?: string;
  readonly type?: string;
  readonly mode?: string;
  /** Its id is so much further than the next one. */
  readonly skip?: number;
  /** So many of its port wait that were called later. */
  readonly back?: number;
  /** Its id, if that is not known to wait. */
  readonly id?: number;
  /** The place that it came in during, counted from the last id. */
  readonly in?: number;
  /** Its value is the last one of its source. */
  readonly same?: true;
}
type Shape = readonly Head[];

/** Any entry of a turn. */
interface Entry {
  readonly is: LogEntry['is'];
  readonly t?: number;
  readonly id?: number;
  readonly in?: number;
  readonly op?: string;
  readonly type?: string;
  readonly mode?: string;
  readonly value?: unknown;
}

const NO_SUM = '';
const MOST_SHAPES = 10_000;
/** Of one port. */
const MOST_WAITING = 64;

const INPUTS: ReadonlySet<string> = new Set(['start', 'action', 'answer', 'error', 'message']);
/** Have the id of a call or an operation above them. */
const REFERENCES: ReadonlySet<string> = new Set(['answer', 'error', 'message', 'cancel']);
const VALUED: ReadonlySet<string> = new Set(['action', 'answer', 'error', 'message', 'flush']);
const VALUED_MODES: ReadonlySet<unknown> = new Set(['now', 'thrown']);

const hasId = ({ is }: Head): boolean => is !== 'start';
const hasValue = ({ is, mode }: Head): boolean =>
  VALUED.has(is) || (is === 'call' && VALUED_MODES.has(mode));
const waits = ({ is, mode }: Entry): boolean =>
  is === 'take' || (is === 'call' && mode === undefined);

/** What writer and reader know of the lines above. */
class Above {
  t = 0;
  last = 0;
  readonly #waiting = new Map<string, number[]>();

  /** How an id is written. */
  fieldsOf({ is, op = '', id }: Entry): Pick<Head, 'skip' | 'back' | 'id'> {
    if (id === undefined) return {};
    if (!REFERENCES.has(is)) return id === this.last + 1 ? {} : { skip: id - this.last - 1 };
    const waiting = this.#waiting.get(op) ?? [];
    const back = waiting.length - 1 - waiting.lastIndexOf(id);
    if (back === waiting.length) return { id };
    return back === 0 ? {} : { back };
  }

  /** The id that is written so. */
  idOf({ is, op = '', skip = 0, back = 0, id }: Head): number {
    if (!REFERENCES.has(is)) return this.last + 1 + skip;
    const found = id ?? this.#waiting.get(op)?.at(-1 - back);
    if (found === undefined) throw new Error(`nothing waits for the ${is} of ${op}.`);
    return found;
  }

  pass(entry: Entry): void {
    const { is, op = '', id, t = this.t } = entry;
    this.t = t;
    if (id === undefined) return;
    const waiting = this.#waiting.get(op) ?? [];
    if (REFERENCES.has(is)) {
      const at = waiting.lastIndexOf(id);
      if (at >= 0) waiting.splice(at, 1);
      return;
    }
    this.last = Math.max(this.last, id);
    if (!waits(entry)) return;
    this.#waiting.set(op, waiting);
    waiting.push(id);
    if (waiting.length > MOST_WAITING) waiting.shift();
  }
}

/** Writes the turns of one log, entry by entry. */
export class TurnWriter {
  readonly #above = new Above();
  readonly #shapes = new Map<string, number>();
  readonly #encode: Encoder;
  #heads: Head[] = [];
  #values: Json[] = [];

  constructor(encode: Encoder) {
    this.#encode = encode;
  }

  /** Adds an entry to the turn, before its values can change. */
  add(entry: LogEntry): void {
    const { t, id: _id, in: during, value, ...names } = entry as Entry;
    const written = hasValue(names) ? this.#encode(value, sourceOf(names)) : SAME;
    if (t !== undefined) this.#values.push(t - this.#above.t);
    if (written !== SAME) this.#values.push(written);
    this.#heads.push({
      ...names,
      ...this.#above.fieldsOf(entry as Entry),
      ...(during !== undefined && { in: this.#above.last - during }),
      ...(hasValue(names) && written === SAME && { same: true }),
    });
    this.#above.pass(entry as Entry);
  }

  /** Ends the turn. Returns its line; null if nothing was added. */
  end(sum: string | null): string | null {
    if (this.#heads.length === 0) return null;
    const line = JSON.stringify([this.#shapeOf(this.#heads), sum ?? NO_SUM, ...this.#values]);
    this.#heads = [];
    this.#values = [];
    return line;
  }

  #shapeOf(heads: Shape): number | Shape {
    const text = JSON.stringify(heads);
    const number = this.#shapes.get(text);
    if (number !== undefined) return number;
    if (this.#shapes.size < MOST_SHAPES) this.#shapes.set(text, this.#shapes.size);
    return heads;
  }
}

/** Reads the lines of one log, in their order. */
export class TurnReader {
  readonly #above = new Above();
  readonly #shapes: Shape[] = [];
  readonly #decode: Decoder;

  constructor(decode: Decoder) {
    this.#decode = decode;
  }

  /** Returns the entries of a line. Throws if it is not one, or not one of this place in the log. */
  read(line: readonly Json[]): LogEntry[] {
    const [shape, sum, ...values] = line;
    const heads = this.#shapeOf(shape);
    const entries = heads.map((head) => this.#entryOf(head, values));
    if (values.length > 0 || typeof sum !== 'string') throw new Error('it is not a turn.');
    return sum === NO_SUM ? entries : [...entries, { is: 'turn', sum }];
  }

  #shapeOf(shape: Json | undefined): Shape {
    const heads = typeof shape === 'number' ? this.#shapes[shape] : shape;
    if (heads === undefined)
      throw new Error('it repeats a turn that is not above it. Lines are missing.');
    if (!isShape(heads)) throw new Error('it is not a turn.');
    if (typeof shape !== 'number' && this.#shapes.length < MOST_SHAPES) this.#shapes.push(heads);
    return heads;
  }

  /** Takes what it needs from the values. */
  #entryOf(head: Head, values: Json[]): LogEntry {
    const { skip: _skip, back: _back, id: _id, in: during, same, ...names } = head;
    if (!KINDS.has(names.is)) throw new Error(`a kind of entry that is unknown: ${names.is}.`);
    const entry = {
      ...names,
      ...(hasId(head) && { id: this.#above.idOf(head) }),
      ...(INPUTS.has(names.is) && { t: this.#above.t + numberIn(values) }),
      ...(during !== undefined && { in: this.#above.last - during }),
      ...(hasValue(names) && {
        value: this.#decode(same ? SAME : (values.shift() ?? null), sourceOf(names)),
      }),
    };
    this.#above.pass(entry);
    return entry as unknown as LogEntry;
  }
}

/** A log may come from anybody. */
const isShape = (value: unknown): value is Shape =>
  Array.isArray(value) && value.length > 0 && value.every((head) => typeof head?.is === 'string');

function numberIn(values: Json[]): number {
  const value = values.shift();
  if (typeof value !== 'number') throw new Error('it is not a turn.');
  return value;
}
