import { defineMachine } from '#domain/machine.ts';
import type {
  LogHead,
  LogRefusal,
  LogSource,
  Moment,
  MomentAsked,
  ReplayEnd,
  ReplayProgress,
} from '#domain/support/sessionReplay.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const sessionReplayMachine = defineMachine({
  name: 'sessionReplay',
  purpose:
    'Opens the log of a session on the support page, replays it in a worker, and shows one moment of it.',
  initial: 'empty',
  rest: ['empty', 'ready', 'failed'],
  table: {
    empty: { opened: 'reading' },
    reading: { opened: 'reading', read: 'replaying', failed: 'failed', closed: 'empty' },
    replaying: {
      opened: 'reading',
      progressed: 'replaying',
      moved: 'replaying',
      stepped: 'replaying',
      shown: 'replaying',
      ended: 'ready',
      failed: 'failed',
      closed: 'empty',
    },
    ready: {
      opened: 'reading',
      moved: 'ready',
      stepped: 'ready',
      shown: 'ready',
      failed: 'failed',
      closed: 'empty',
    },
    failed: { opened: 'reading', closed: 'empty' },
  },
});

/** The log that is open, with its name for people. */
export interface OpenedLog {
  readonly source: LogSource;
  readonly name: string;
}

/** `stopped`: the worker crashed, or did not answer any more. */
export type ReplayProblem = LogRefusal | { readonly fault: 'stopped' };

interface Replayed {
  readonly log: OpenedLog;
  readonly head: LogHead;
  readonly progress: ReplayProgress;
  /** The moment that is to be shown; null: nobody has chosen one. */
  readonly wanted: MomentAsked | null;
  /** What the shown moment was the answer to. */
  readonly shownFor: MomentAsked | null;
  readonly moment: Moment | null;
}

type SessionReplayState =
  | { readonly status: 'empty' }
  | {
      readonly status: 'reading';
      readonly log: OpenedLog;
      readonly wanted: MomentAsked | null;
    }
  | ({ readonly status: 'replaying' } & Replayed)
  | ({ readonly status: 'ready'; readonly end: ReplayEnd } & Replayed)
  | { readonly status: 'failed'; readonly log: OpenedLog; readonly problem: ReplayProblem };

/** A log that is read, replayed or both. */
export type OpenReplay = Extract<
  SessionReplayState,
  { readonly status: 'reading' | 'replaying' | 'ready' }
>;

const NOT_YET: ReplayProgress = { lines: 0, turns: 0, story: [], leftOut: [] };

const lastTurn = ({ progress }: Replayed) => Math.max(0, progress.turns - 1);

function within(state: Replayed, turn: number): MomentAsked {
  return { turn: Math.max(0, Math.min(turn, lastTurn(state))) };
}

/** The turn that is wanted, as far as it is known; otherwise the one that is shown. */
const turnOf = ({ wanted, moment }: Replayed): number =>
  wanted !== null && 'turn' in wanted ? wanted.turn : (moment?.turn ?? 0);

const moved = <S extends Replayed>(from: S, wanted: MomentAsked): S => ({ ...from, wanted });

const stepped = <S extends Replayed>(from: S, { by }: { readonly by: number }): S => ({
  ...from,
  wanted: within(from, turnOf(from) + by),
});

const shown = <S extends Replayed>(
  from: S,
  { asked, moment }: { readonly asked: MomentAsked; readonly moment: Moment | null },
): S => ({ ...from, shownFor: asked, moment });

/** The line of a link is shown once it is replayed. */
function dueIn(state: SessionReplayState): MomentAsked | null {
  if (!('moment' in state) || state.wanted === state.shownFor) return null;
  const { wanted, progress, status } = state;
  const isAhead = wanted !== null && 'line' in wanted && wanted.line > progress.lines;
  return status === 'replaying' && (isAhead || progress.turns === 0) ? null : wanted;
}

export const sessionReplay = machineSlice<SessionReplayState>()(sessionReplayMachine, {
  initial: { status: 'empty' },
  events: {
    /** `line`: of a link to a moment. */
    opened: (_from, { log, line }: { readonly log: OpenedLog; readonly line: number | null }) => ({
      status: 'reading',
      log,
      wanted: line === null ? null : { line },
    }),
    read: ({ log, wanted }, head: LogHead) => ({
      status: 'replaying',
      ...{ log, head, wanted },
      progress: NOT_YET,
      shownFor: null,
      moment: null,
    }),
    progressed: (from, progress: ReplayProgress) => ({ ...from, progress }),
    moved: { replaying: moved, ready: moved },
    /** By so many turns; a step beyond the first or last one leads there. */
    stepped: { replaying: stepped, ready: stepped },
    shown: { replaying: shown, ready: shown },
    /** Whoever has chosen nothing sees where it differs, or the end. */
    ended: (from, end: ReplayEnd) => ({
      ...from,
      status: 'ready',
      end,
      wanted: from.wanted ?? within(from, end.difference?.turn ?? lastTurn(from)),
    }),
    failed: ({ log }, problem: ReplayProblem) => ({ status: 'failed', log, problem }),
    closed: () => ({ status: 'empty' }),
  },
  selectors: {
    selectLog: (state) => ('log' in state ? state.log : null),
    selectDue: dueIn,
    /** The turn that is wanted or shown. */
    selectTurn: (state) => ('moment' in state ? turnOf(state) : 0),
  },
});
