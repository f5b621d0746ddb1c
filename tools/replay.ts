/**
 * `npm run replay -- FILE`: replays the log of a session and says what happened (docs/support.md). Exits with 0 if the
 * replay is exact, 1 if it differs, 2 if the file or the command is wrong, 3 if the log is cut off.
 */
import { parseArgs } from 'node:util';
import { ObservedSession } from '#sagaLog/app/observedSession.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import type { Turn } from '#sagaLog/core/replayedStore.ts';
import type { RootState } from '#store/subjects.ts';
import { Refusal, saidOf } from './database/command.ts';
import { sessionClock } from './replay/clock.ts';
import { readLogFile } from './replay/logFile.ts';
import { momentIn, momentLines } from './replay/moment.ts';
import { divergenceLines, touchedLines, type Verdict, verdictOf } from './replay/report.ts';
import { storyOf } from './replay/story.ts';

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
const PROGRESS_LINES = 20_000;

function commandLine() {
  try {
    const { values, positionals } = parseArgs({
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

function progressOf(lines: number) {
  let next = PROGRESS_LINES;
  return ({ line }: Turn<RootState>): void => {
    if (line < next) return;
    console.error(`Replayed ${next} of ${lines} lines …`);
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

function run(): void {
  const { file, story, at, json } = commandLine();
  const { lines, isCutOff } = readLogFile(file);
  const session = new ObservedSession();
  const turns: Pick<Turn<RootState>, 't' | 'state'>[] = [];
  const keep = ({ t, state }: Turn<RootState>) => void turns.push({ t, state });
  const result = replayed(lines, session.watch, keep, progressOf(lines.length));
  const { header, divergence, end, inputs, outputs } = result;
  const durationMs = turns.at(-1)?.t ?? 0;
  const clock = sessionClock(header, durationMs);
  const verdict = verdictOf(result, isCutOff);
  const moment = at === undefined ? null : clock.momentOf(at);
  const state = turns.findLast(({ t }) => moment !== null && t <= moment)?.state ?? null;
  const { events, touched } = session;
  process.exitCode = EXIT[verdict];
  if (json) {
    const { build = null, at: startedAt = null, zone = null } = header;
    const told = { build, startedAt, zone, durationMs, lines: lines.length, inputs, outputs, end };
    const counts = {
      workflows: Object.fromEntries(touched.workflows),
      ports: Object.fromEntries(touched.ports),
    };
    const then = state === null ? {} : { at: { ...momentIn(state), state } };
    console.log(JSON.stringify({ verdict, ...told, divergence, ...counts, events, ...then }));
    return;
  }
  const whole = [
    `Session    ${[clock.date, `${clock.timeOf(0)} to ${clock.timeOf(durationMs)}`].filter(Boolean).join(', ')}`,
    `Build      ${header.build ?? 'not known'}`,
    `Log        ${lines.length} lines, ${inputs} inputs, ${outputs} outputs${end === null ? '' : `; it ended: ${end}`}`,
    `Replay     ${VERDICT[verdict]}`,
    ...(verdict === 'differs' && divergence !== null ? divergenceLines(divergence, clock) : []),
    ...touchedLines(touched),
  ];
  const parts = [
    whole,
    ...(story ? [storyOf(events, clock)] : []),
    ...(state === null ? [] : [[`At ${at}:`, ...momentLines(momentIn(state))]]),
  ];
  console.log(parts.map((part) => part.join('\n')).join('\n\n'));
}

try {
  run();
} catch (error) {
  console.error(saidOf(error));
  process.exitCode = WRONG;
}
