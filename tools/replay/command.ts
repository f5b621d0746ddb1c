/** The command `npm run replay`: reads a log, replays it, and prints what it says. */
import { parseArgs } from 'node:util';
import type { Verdict } from '#domain/support/sessionReplay.ts';
import { ActingWorkflows } from '#sagaLog/app/actingWorkflows.ts';
import { ObservedSession } from '#sagaLog/app/observedSession.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { type SessionClock, sessionClock } from '#sagaLog/app/sessionClock.ts';
import { storyOf } from '#sagaLog/app/story.ts';
import { verdictOf } from '#sagaLog/app/verdict.ts';
import type { ReplayResult, Turn } from '#sagaLog/core/replayedStore.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { Refusal, saidOf } from '../database/command.ts';
import { BUNDLES } from './bundles.ts';
import { readLogFile } from './logFile.ts';
import { momentLines, readMoment } from './moment.ts';
import { divergenceLines, touchedLines } from './report.ts';
import { toldLines } from './told.ts';
import { type Unexercised, unexercisedBy, unexercisedLines } from './unexercised.ts';

const USAGE =
  'npm run replay -- FILE [--story] [--at 14:02:11] [--unexercised] [--life 1] [--json] [--bundles DIR]\nFILE is what copy(sessionLog()) gives (docs/support.md).';
const EXIT: Readonly<Record<Verdict, number>> = { exact: 0, differs: 1, cutOff: 3 };
const WRONG = 2;
const VERDICT: Readonly<Record<Verdict, string>> = {
  exact: 'exact: the product does what it did in the session',
  cutOff: 'cut off: exact as far as the log goes',
  differs: 'differs: from this line on, the product does something else',
};
/** Lines from one word of progress to the next. */
const PROGRESS_LINES = 2000;

function commandLine(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        story: { type: 'boolean' },
        json: { type: 'boolean' },
        at: { type: 'string' },
        life: { type: 'string' },
        unexercised: { type: 'boolean' },
        bundles: { type: 'string', default: BUNDLES },
      },
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
  acting: ActingWorkflows,
  ...watchers: readonly ((turn: Turn<RootState>) => void)[]
) {
  try {
    const watchAll = (turn: Turn<RootState>) => {
      for (const watch of watchers) watch(turn);
    };
    return replaySession(lines, undefined, watchAll, () => acting);
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
  /** Which life of how many, counted from 1. */
  readonly life: number;
  readonly lives: number;
  /** The state at the moment that was asked for. */
  readonly then: RootState | null;
  /** What differs, in words. */
  readonly told: readonly string[];
  readonly unexercised: Unexercised;
}

interface Asked {
  readonly file: string;
  readonly at?: string | undefined;
  readonly life?: string | undefined;
  readonly bundles: string;
}

async function replayFile(
  { file, at, life: asked, bundles }: Asked,
  warn: Print,
): Promise<Replayed> {
  const { lines, isCutOff, life, lives } = readLogFile(file, asked);
  const session = new ObservedSession();
  const turns: Pick<Turn<RootState>, 't' | 'state'>[] = [];
  const keep = ({ t, state }: Turn<RootState>) => void turns.push({ t, state });
  const acting = new ActingWorkflows();
  const result = replayed(lines, acting, session.watch, keep, progressOf(lines.length, warn));
  const durationMs = turns.at(-1)?.t ?? 0;
  const clock = sessionClock(result.header, durationMs);
  const moment = at === undefined ? null : momentOf(clock, at);
  const then = turns.findLast(({ t }) => moment !== null && t <= moment)?.state ?? null;
  const verdict = verdictOf(result, isCutOff);
  const { build = null } = result.header;
  const told = verdict === 'differs' ? await toldLines(lines, build, bundles) : [];
  const unexercised = unexercisedBy(session.touched.ports, acting.workflows);
  const said = { verdict, life, lives, then, told, unexercised };
  return { result, session, clock, durationMs, ...said };
}

/** Everything, for programs. */
function jsonOf(replay: Replayed): string {
  const { result, session, durationMs, verdict, life, lives, then, told, unexercised } = replay;
  const { header, divergence, end, lines, inputs, outputs } = result;
  const { build = null, at: startedAt = null, zone = null, browser = null, logId = null } = header;
  const { workflows, ports } = session.touched;
  return JSON.stringify({
    ...{ verdict, life, lives, build, startedAt, zone, browser, logId, ...accountIn(result.state) },
    ...{ durationMs, lines, inputs, outputs, end, divergence },
    workflows: Object.fromEntries(workflows),
    ports: Object.fromEntries(ports),
    events: session.events,
    told,
    unexercised,
    ...(then && { at: { ...readMoment(then), state: then } }),
  });
}

/** The header is older than these answers. */
const accountIn = (state: RootState) => ({
  plan: token.selectPlan(state),
  flags: host.selectFlags(state),
});

function overview(replay: Replayed): string[] {
  const { result, session, clock, durationMs, verdict, life, lives, told } = replay;
  const { header, divergence, end, lines, inputs, outputs } = result;
  const time = `${clock.timeOf(0)} to ${clock.timeOf(durationMs)}`;
  const { plan, flags } = accountIn(result.state);
  const ended = end === null ? '' : `; it ended: ${end}`;
  return [
    `Session    ${clock.date === null ? time : `${clock.date}, ${time}`}`,
    `Build      ${header.build ?? 'not known'}`,
    `Browser    ${header.browser ?? 'not known'}`,
    `Requests   sm-log-id ${header.logId ?? 'not known'}`,
    `Plan       ${plan ?? 'not known'}; flags: ${flags.join(', ') || 'none'}`,
    ...(lives === 1 ? [] : [`Life       ${life} of ${lives}; --life takes another one`]),
    `Log        ${lines} lines, ${inputs} inputs, ${outputs} outputs${ended}`,
    `Replay     ${VERDICT[verdict]}`,
    ...(verdict === 'differs' && divergence !== null
      ? divergenceLines(divergence, clock, told)
      : []),
    ...touchedLines(session.touched),
  ];
}

/** Runs the command with these arguments. Returns its exit code. */
export async function replayCommand(
  args: readonly string[],
  print: Print,
  warn: Print,
): Promise<number> {
  try {
    const { story, json, unexercised, ...asked } = commandLine(args);
    const { at } = asked;
    const replay = await replayFile(asked, warn);
    const { session, clock, verdict, then } = replay;
    const parts = [
      overview(replay),
      ...(story ? [storyOf(session.events, clock)] : []),
      ...(then === null ? [] : [[`At ${at}:`, ...momentLines(readMoment(then))]]),
      ...(unexercised ? [unexercisedLines(replay.unexercised)] : []),
    ];
    print(json ? jsonOf(replay) : harmless(parts.map((part) => part.join('\n')).join('\n\n')));
    return EXIT[verdict];
  } catch (error) {
    warn(harmless(saidOf(error)));
    return WRONG;
  }
}
