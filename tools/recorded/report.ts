/** What the recorded sessions of a run touch, in words. */
import { WORKFLOW_PLACES } from '#sagaLog/app/sourceNames.ts';
import { everyPort } from '../replay/unexercised.ts';
import type { FileCoverage, PathKind } from './coverage.ts';
import type { ReplayedSession, TouchedPorts } from './sessions.ts';

const sharePercent = (part: number, whole: number) =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${sharePercent(part, whole)} %)`;

const listed = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`  ${title}: ${[...names].sort().join(', ')}`];

export function sessionLines(sessions: readonly ReplayedSession[]): string[] {
  const count = (verdict: ReplayedSession['verdict']) =>
    sessions.filter((one) => one.verdict === verdict).length;
  const lines = sessions.reduce((sum, one) => sum + one.lines, 0);
  return [
    `Sessions   ${sessions.length}, ${lines} lines: ${count('exact')} exact, ${count('cutOff')} cut off with their page`,
    ...sessions.flatMap(({ name, verdict, why }) =>
      why === null ? [] : [`  ${verdict}: ${name}: ${why}`],
    ),
  ];
}

export function portLines(uses: TouchedPorts['uses']): string[] {
  const all = everyPort();
  const those = (has: (name: string) => boolean) => all.filter(has);
  const called = those((name) => uses.has(name));
  const refused = those((name) => (uses.get(name)?.refused ?? 0) > 0);
  const cancelled = those((name) => (uses.get(name)?.cancelled ?? 0) > 0);
  return [
    `Ports      ${share(called.length, all.length)}; refused once ${refused.length}, no longer waited for once ${cancelled.length}`,
    ...listed(
      'never called',
      those((name) => !uses.has(name)),
    ),
  ];
}

export function workflowLines(acting: ReadonlySet<string>): string[] {
  const all = Object.keys(WORKFLOW_PLACES);
  const idle = all.filter((name) => !acting.has(name));
  return [
    `Workflows  ${share(all.length - idle.length, all.length)} have done something`,
    ...listed('idle', idle),
  ];
}

const hasRun = ({ count }: { readonly count: number }) => count > 0;

/** The workflows that have gone the way of a refusal, of those that have one in their file. */
export function caughtLines(files: readonly FileCoverage[]): string[] {
  const handling = files.filter(
    ({ file, paths }) => file.endsWith('.saga.ts') && paths.some(({ is }) => is === 'catch'),
  );
  const hasCaught = ({ paths }: FileCoverage) =>
    paths.some((path) => path.is === 'catch' && hasRun(path));
  const nameOf = ({ file }: FileCoverage) =>
    file.split('/').at(-1)?.replace('.saga.ts', '') ?? file;
  const never = handling.filter((one) => !hasCaught(one));
  return [
    `Refusals   ${share(handling.length - never.length, handling.length)} of the workflows that catch one have`,
    ...listed('never caught', never.map(nameOf)),
  ];
}

const KINDS: readonly PathKind[] = ['yield', 'catch', 'finally'];

export function pathRows(files: readonly FileCoverage[]): (string | number)[][] {
  const paths = files.flatMap((one) => one.paths);
  return KINDS.map((kind) => {
    const all = paths.filter(({ is }) => is === kind);
    const ran = all.filter(hasRun);
    return [kind, ran.length, all.length, sharePercent(ran.length, all.length)];
  });
}
