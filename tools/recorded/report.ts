/** What the recorded sessions of a run touch, in words. */
import { fakeServices } from '#tests/support/fakeServices.ts';
import type { FileCoverage, Path, PathKind } from './coverage.ts';
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

/** The names of all ports of the page. */
export const everyPort = (): string[] =>
  Object.entries<object>(fakeServices().services).flatMap(([group, ports]) =>
    Object.keys(ports).map((name) => `${group}.${name}`),
  );

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

/** A workflow that only listens has done nothing yet. */
const LISTENS = /^(takeEvery|takeLeading|takeLatest|fork|spawn|all|listen)$/;

const hasRun = ({ count }: { readonly count: number }) => count > 0;
const hasActed = (path: Path) =>
  path.is === 'yield' && hasRun(path) && !LISTENS.test(path.calls ?? '');

/** The workflows are the files `*.saga.ts`. */
export function workflowLines(files: readonly FileCoverage[]): string[] {
  const workflows = files.filter(({ file }) => file.endsWith('.saga.ts'));
  const nameOf = ({ file }: FileCoverage) =>
    file.split('/').at(-1)?.replace('.saga.ts', '') ?? file;
  const acted = workflows.filter(({ paths }) => paths.some(hasActed));
  const idle = workflows.filter((one) => !acted.includes(one));
  const handling = workflows.filter(({ paths }) => paths.some(({ is }) => is === 'catch'));
  const refused = handling.filter(({ paths }) =>
    paths.some((path) => path.is === 'catch' && hasRun(path)),
  );
  return [
    `Workflows  ${share(acted.length, workflows.length)}; of those that catch, ${share(refused.length, handling.length)} have caught`,
    ...listed('idle', idle.map(nameOf)),
    ...listed('never caught', handling.filter((one) => !refused.includes(one)).map(nameOf)),
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
