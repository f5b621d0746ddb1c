/** What a replay says of a log: whether it is exact, and what the session touched. */
import type { Touched } from '#sagaLog/app/observedSession.ts';
import type { Divergence } from '#sagaLog/core/logCursor.ts';
import { isInput, type LogEntry } from '#sagaLog/core/logEntry.ts';
import type { ReplayResult } from '#sagaLog/core/replayedStore.ts';
import type { SessionClock } from './clock.ts';

/** `cutOff`: exact as far as it goes, and the session went on. */
export type Verdict = 'exact' | 'cutOff' | 'differs';

/** Reasons to end a recording that are no loss: somebody wanted it so. */
const WANTED_END = /^(Stopped\.|The account has signed out\.|Another account has signed in\.)$/;

export function verdictOf(
  { divergence, end }: Pick<ReplayResult<unknown>, 'divergence' | 'end'>,
  isFileCutOff: boolean,
): Verdict {
  // At the end of the log, the replay goes on with what the log does not have any more.
  if (divergence !== null && divergence.expected !== null) return 'differs';
  const isEndWanted = end === null || WANTED_END.test(end);
  return divergence === null && isEndWanted && !isFileCutOff ? 'exact' : 'cutOff';
}

/** A line of the log without its values. */
function described(entry: LogEntry): string {
  switch (entry.is) {
    case 'put':
      return `put of ${entry.type}`;
    case 'turn':
      return 'the end of the turn';
    case 'start':
      return `start of ${entry.name}`;
    case 'action':
      return `action ${(entry.value as { readonly type: string }).type}`;
    case 'header':
    case 'end':
      return entry.is;
    case 'call':
      return `call of ${entry.op}`;
    default:
      return `${entry.is} of ${entry.op}`;
  }
}

const did = (entry: LogEntry | null): string => (entry === null ? 'nothing' : described(entry));

export function divergenceLines(
  { line, step, expected, actual, trail }: Divergence,
  clock: SessionClock,
  told: readonly string[],
): string[] {
  const input = trail.findLast(isInput);
  const at = input === undefined ? '' : ` (${clock.timeOf(input.t)})`;
  const isOfValues = expected?.is === 'turn' && actual?.is === 'turn';
  const both = isOfValues
    ? ['  the same calls and puts, with other values']
    : [`  the session: ${did(expected)}`, `  the replay:  ${did(actual)}`];
  return [
    ...told.map((sentence) => `  ${sentence}`),
    `Line ${line}, step ${step}${at}`,
    ...both,
    '  before it:',
    ...trail.map((entry) => `    ${described(entry)}`),
  ];
}

const WIDTH = 100;

/** Words as lines, behind a title. */
export function wrappedLines(title: string, words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines.map((line, at) => `${(at === 0 ? title : '').padEnd(11)}${line}`);
}

/** The counts, highest first. */
const countLines = (title: string, counts: ReadonlyMap<string, number>): string[] =>
  wrappedLines(
    title,
    [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`),
  );

export const touchedLines = ({ workflows, ports }: Touched): string[] => [
  ...countLines('Workflows', workflows),
  ...countLines('Ports', ports),
];
