/**
 * A log that is replayed step by step, and any moment of it. The state of each turn is kept: states share what they have in
 * common, so all of them together take little more than the last one.
 */
import type {
  LogHead,
  Moment,
  MomentAsked,
  ReplayEnd,
  ReplayProgress,
} from '#domain/support/sessionReplay.ts';
import type { RootState } from '#store/subjects.ts';
import type { HeaderEntry, LogEntry } from '../core/logEntry.ts';
import { livesIn } from '../core/readLog.ts';
import type { ReplayResult, Turn } from '../core/replayedStore.ts';
import { readLogText } from './logText.ts';
import { ObservedSession } from './observedSession.ts';
import { sessionTurns } from './replaySession.ts';
import { type SessionClock, sessionClock } from './sessionClock.ts';
import { shownTurn } from './shownTurn.ts';
import { toldStory } from './story.ts';
import { described, verdictOf } from './verdict.ts';
import { WaitingPorts } from './waitingPorts.ts';

const MAX_TEXT_CHARS = 300;

/** A log may come from anybody. */
const textOf = (value: unknown): string => String(value).slice(0, MAX_TEXT_CHARS);

const saidOf = (entry: LogEntry | null): string =>
  textOf(entry === null ? 'nothing' : described(entry));

export class ReplayedSession {
  readonly head: Omit<LogHead, 'ownBuild'>;
  readonly #session = new ObservedSession();
  readonly #waiting = new WaitingPorts();
  readonly #turns: Turn<RootState>[] = [];
  readonly #replay: ReturnType<typeof sessionTurns>;
  readonly #clock: SessionClock;
  readonly #isCutOff: boolean;
  #result: ReplayResult<RootState> | null = null;

  /** Throws a `NotALog`, or an error that names a line of the log. */
  constructor(text: string) {
    const { lines: all, isCutOff } = readLogText(text);
    const lines = livesIn(all).at(-1) ?? all; // that of the page it was copied from
    this.#isCutOff = isCutOff;
    this.#replay = sessionTurns(lines);
    const header = JSON.parse(lines[0] ?? '') as HeaderEntry;
    this.#clock = sessionClock(header, 0);
    const { build = null } = header;
    this.head = {
      build: build === null ? null : textOf(build),
      date: this.#clock.date,
      lines: lines.length,
    };
  }

  /** Replays until `isEnough`, or to the end. Returns whether it is over. */
  advance(isEnough: () => boolean): boolean {
    while (this.#result === null && !isEnough()) {
      const step = this.#replay.next();
      if (step.done) this.#result = step.value;
      else this.#took(step.value);
    }
    return this.#result !== null;
  }

  progress(): ReplayProgress {
    const { rows, leftOut } = toldStory(this.#session.events, this.#clock);
    const last = this.#turns.at(-1);
    return {
      lines: this.#result?.lines ?? last?.line ?? 1,
      turns: this.#turns.length,
      story: rows.map(({ t, line, kind, text }) => ({
        ...{ kind, text, line },
        turn: this.#turnOf(line),
        time: this.#clock.timeOf(t),
      })),
      leftOut,
    };
  }

  /** What the replay says of the log; null before its end. */
  end(): ReplayEnd | null {
    const result = this.#result;
    if (result === null) return null;
    const verdict = verdictOf(result, this.#isCutOff);
    const { divergence, end } = result;
    const isTold = verdict === 'differs' && divergence !== null;
    return {
      verdict,
      reason: end === null ? null : textOf(end),
      difference: isTold
        ? {
            ...this.#placeOf(this.#turns.length - 1),
            line: divergence.line,
            session: saidOf(divergence.expected),
            replay: saidOf(divergence.actual),
          }
        : null,
    };
  }

  /** The moment that is asked for, or the one nearest to it; null before there is any. */
  moment(asked: MomentAsked): Moment | null {
    const wanted = 'turn' in asked ? asked.turn : this.#turnOf(asked.line);
    const at = Math.max(0, Math.min(wanted, this.#turns.length - 1));
    const turn = this.#turns[at];
    if (turn === undefined) return null;
    return {
      ...this.#placeOf(at),
      ...shownTurn(turn, this.#turns[at - 1]?.state ?? {}),
      waiting: this.#waiting
        .at(at)
        .map(({ since, ...port }) => ({ ...port, since: this.#placeOf(since) })),
    };
  }

  #took(turn: Turn<RootState>): void {
    this.#waiting.note(this.#turns.length, turn.entries);
    this.#turns.push(turn);
    this.#session.watch(turn);
  }

  #placeOf(turn: number) {
    const { line = 1, t = 0 } = this.#turns[turn] ?? {};
    return { turn: Math.max(0, turn), line, time: this.#clock.timeOf(t) };
  }

  /** The turn that a line belongs to. */
  #turnOf(line: number): number {
    let [low, high] = [0, this.#turns.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#turns[middle]?.line ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
