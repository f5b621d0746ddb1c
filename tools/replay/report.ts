/** What the command says of a log: where it differs, and what the session touched. */
import type { Touched } from '#sagaLog/app/observedSession.ts';
import type { SessionClock } from '#sagaLog/app/sessionClock.ts';
import { described } from '#sagaLog/app/verdict.ts';
import type { Divergence } from '#sagaLog/core/logCursor.ts';
import { isInput, type LogEntry } from '#sagaLog/core/logEntry.ts';

const did = (entry: LogEntry | null): string => (entry === null ? 'nothing' : described(entry));

export function divergenceLines(
  { line, expected, actual, trail }: Divergence,
  clock: SessionClock,
): string[] {
  const input = trail.findLast(isInput);
  const at = input === undefined ? '' : ` (${clock.timeOf(input.t)})`;
  return [
    `Line ${line}${at}`,
    `  the session: ${did(expected)}`,
    `  the replay:  ${did(actual)}`,
    '  before it:',
    ...trail.map((entry) => `    ${described(entry)}`),
  ];
}

const WIDTH = 100;

/** The counts, highest first, as wrapped lines. */
function countLines(title: string, counts: ReadonlyMap<string, number>): string[] {
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines.map((line, at) => `${(at === 0 ? title : '').padEnd(11)}${line}`);
}

export const touchedLines = ({ workflows, ports }: Touched): string[] => [
  ...countLines('Workflows', workflows),
  ...countLines('Ports', ports),
];
