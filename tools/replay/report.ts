/** What the command says of a log: where it differs, and what the session touched. */
import type { Touched } from '#sagaLog/app/observedSession.ts';
import type { SessionClock } from '#sagaLog/app/sessionClock.ts';
import { described } from '#sagaLog/app/verdict.ts';
import type { Divergence } from '#sagaLog/core/logCursor.ts';
import { isInput, type LogEntry } from '#sagaLog/core/logEntry.ts';

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
