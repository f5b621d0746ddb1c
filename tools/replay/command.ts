/** The command `npm run replay`: reads a log, replays it, and prints what it says. */
import { parseArgs } from 'node:util';
import type { Verdict } from '#domain/support/sessionReplay.ts';
import { ObservedSession } from '#sagaLog/app/observedSession.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { type SessionClock, sessionClock } from '#sagaLog/app/sessionClock.ts';
import { storyOf } from '#sagaLog/app/story.ts';
import { verdictOf } from '#sagaLog/app/verdict.ts';
import type { ReplayResult, Turn } from '#sagaLog/core/replayedStore.ts';
import type { RootState } from '#store/subjects.ts';
import { Refusal, saidOf } from '../database/command.ts';
import { readLogFile } from './logFile.ts';
import { momentLines, readMoment } from './moment.ts';
import { divergenceLines, touchedLines } from './report.ts';

const USAGE =
  'npm run replay -- FILE [--story] [--at 14:02:11] [--json]\nFILE is what copy(sessionLog()) gives (docs/support.md).';
const EXIT: Readonly<Record<Verdict, number>> = { exact: 0, differs: 1, cutOff: 3 };
const WRONG = 2;
const VERDICT: Readonly<Record<Verdict, string>> = {
  exact: 'exact: the product does what it did in the session',
  cutOff: 'cut off: exact as far as the log goes',
  differs: 'differs: from this line on, the product does something else',
};
/** Lines from one word of progress to the next. */
const PROGRESS_LINES = 10_000;

function commandLine(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { story: { type: 'boolean' }, json: { type: 'boolean' }, at: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Refusal('Name one file.');
    return { file, ...values };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USAGE}`);
  }
}

type Print = (text: string) => void;

/** A log may come from anybody, and a terminal obeys what it is told in control characters. */
const harmless = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '\ufffd');

function progressOf(lines: number, warn: Print) {
  let next = PROGRESS_LINES;
  return ({ line }: Turn<RootState>): void => {
    if (line < next) return;
    warn(`Replayed ${next} of ${lines} lines …`);
    next += PROGRESS_LINES;
  };
}

/** Replays a log. Throws a `Refusal` where it is not one. */
function replayed(
  lines: readonly string[],
  ...watchers: readonly ((turn: Turn<RootState>) => void)[]
) {
  try {
    return replaySession(lines, undefined, (turn) => {
      for (const watch of watchers) watch(turn);
    });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

/** Throws a `Refusal` for a moment outside of the session. */
function momentOf(clock: SessionClock, at: string): number {
  try {
    return clock.momentOf(at);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

interface Replayed {
  readonly result: ReplayResult<RootState>;
  readonly session: ObservedSession;
  readonly clock: SessionClock;
  readonly durationMs: number;
  readonly verdict: Verdict;
  /** The state at the moment that was asked for. */
  readonly then: RootState | null;
}

function replayFile(file: string, at: string | undefined, warn: Print): Replayed {
  const { lines, isCutOff } = readLogFile(file);
  const session = new ObservedSession();
  const turns: Pick<Turn<RootState>, 't' | 'state'>[] = [];
  const keep = ({ t, state }: Turn<RootState>) => void turns.push({ t, state });
  const result = replayed(lines, session.watch, keep, progressOf(lines.length, warn));
  const durationMs = turns.at(-1)?.t ?? 0;
  const clock = sessionClock(result.header, durationMs);
  const moment = at === undefined ? null : momentOf(clock, at);
  const then = turns.findLast(({ t }) => moment !== null && t <= moment)?.state ?? null;
  return { result, session, clock, durationMs, verdict: verdictOf(result, isCutOff), then };
}

/** Everything, for programs. */
function jsonOf({ result, session, durationMs, verdict, then }: Replayed): string {
  const { header, divergence, end, lines, inputs, outputs } = result;
  const { build = null, at: startedAt = null, zone = null } = header;
  const { workflows, ports } = session.touched;
  return JSON.stringify({
    ...{ verdict, build, startedAt, zone, durationMs, lines, inputs, outputs, end, divergence },
    workflows: Object.fromEntries(workflows),
    ports: Object.fromEntries(ports),
    events: session.events,
    ...(then && { at: { ...readMoment(then), state: then } }),
  });
}

function overview({ result, session, clock, durationMs, verdict }: Replayed): string[] {
  const { header, divergence, end, lines, inputs, outputs } = result;
  const time = `${clock.timeOf(0)} to ${clock.timeOf(durationMs)}`;
  const ended = end === null ? '' : `; it ended: ${end}`;
  return [
    `Session    ${clock.date === null ? time : `${clock.date}, ${time}`}`,
    `Build      ${header.build ?? 'not known'}`,
    `Log        ${lines} lines, ${inputs} inputs, ${outputs} outputs${ended}`,
    `Replay     ${VERDICT[verdict]}`,
    ...(verdict === 'differs' && divergence !== null ? divergenceLines(divergence, clock) : []),
    ...touchedLines(session.touched),
  ];
}

/** Runs the command with these arguments. Returns its exit code. */
export function replayCommand(args: readonly string[], print: Print, warn: Print): number {
  try {
    const { file, story, at, json } = commandLine(args);
    const replay = replayFile(file, at, warn);
    const { session, clock, verdict, then } = replay;
    const parts = [
      overview(replay),
      ...(story ? [storyOf(session.events, clock)] : []),
      ...(then === null ? [] : [[`At ${at}:`, ...momentLines(readMoment(then))]]),
    ];
    print(json ? jsonOf(replay) : harmless(parts.map((part) => part.join('\n')).join('\n\n')));
    return EXIT[verdict];
  } catch (error) {
    warn(harmless(saidOf(error)));
    return WRONG;
  }
}
