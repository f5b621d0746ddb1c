/** Writes a test of one workflow from the log of a session. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { subjects } from '#store/subjects.ts';
import { hashOf } from '../core/stateHash.ts';
import { literal, type Names, namesOf, Source } from './literals.ts';
import { type RecordedCase, recordedCase, WORKFLOWS } from './recordedCase.ts';
import type { RecordedAnswer } from './simulatedWorkflow.ts';
import { smallestCase } from './smallestCase.ts';
import { SLICE_PLACES, WORKFLOW_PLACES } from './sourceNames.ts';
import { type WorkflowDeeds, workflowDeeds } from './workflowDeeds.ts';

type Creator = ((payload?: unknown) => UnknownAction) & { readonly type: string };
type Known = Readonly<Record<string, unknown>>;

const SLICES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.assign(
  {},
  ...Object.values(subjects),
);

/** Longer values say less than they hide; the test does not look at them. */
const LONGEST_ARGUMENT = 1_500;
const LONGEST_STATE = 6_000;

/**
 * Returns the source of a test on `planOf` that repeats the part of the session that says most of this workflow, between two
 * of its rests. Throws if the lines are not a log, or if the workflow did nothing in it that a test can repeat.
 */
export function generatedTest(lines: readonly string[], workflow: string): string {
  if (!(workflow in WORKFLOWS))
    throw new Error(
      `There is no workflow ${workflow}. There are: ${Object.keys(WORKFLOWS).join(', ')}.`,
    );
  const deeds = workflowDeeds(lines, workflow);
  const found = recordedCase(deeds, workflow);
  if (found === null)
    throw new Error(`${workflow} did nothing in this session that a test can repeat.`);
  return sourceOf(smallestCase(found), deeds);
}

/** An action as its creator is called; as data if it has none. */
function created(action: UnknownAction): unknown {
  const [slice = '', event = ''] = action.type.split('/');
  const creator = SLICES[slice]?.[event] as Creator | undefined;
  if (typeof creator !== 'function' || !(slice in SLICE_PLACES)) return action;
  const { payload } = action as { readonly payload?: unknown };
  if (hashOf(creator(payload)) !== hashOf(action)) return action;
  return payload === undefined
    ? new Source(`${slice}.${event}()`)
    : new Source(`${slice}.${event}`, payload);
}

const worldOf = (of: RecordedCase): Record<string, Record<string, readonly RecordedAnswer[]>> => {
  const groups: Record<string, Record<string, readonly RecordedAnswer[]>> = {};
  for (const [op, answers] of of.answers) {
    const [group = '', port = ''] = op.split('.');
    groups[group] = { ...groups[group], [port]: answers };
  }
  return groups;
};

const ANYTHING = new Source('expect.anything()');
const LISTENER = new Source('expect.any(Function)');

const said = (value: unknown): unknown =>
  literal(value).length > LONGEST_ARGUMENT ? ANYTHING : value;

/** Calls with their arguments; a port with messages also gets a listener. */
function callRows({ calls, answers }: RecordedCase): unknown[] {
  const next = new Map<string, number>();
  return calls.map(({ op, args }) => {
    const at = next.get(op) ?? 0;
    next.set(op, at + 1);
    const isHeard = 'messages' in Object(answers.get(op)?.[at]);
    return [op, ...args.map(said), ...(isHeard ? [LISTENER] : [])];
  });
}

/** The slices at the end that are other than at the beginning, and short enough to be read. */
const finalRows = ({ final, state }: RecordedCase): (readonly [string, unknown])[] =>
  Object.entries<unknown>(final).filter(
    ([slice, value]) =>
      hashOf(value) !== hashOf((state as Known)[slice]) && literal(value).length <= LONGEST_STATE,
  );

const importLine = (names: string, path: string) => `import ${names} from '${path}';`;

function importLines(of: RecordedCase, text: string, hasState: boolean): string[] {
  const place = WORKFLOW_PLACES[of.workflow];
  const slices = Object.entries(SLICE_PLACES).filter(([slice]) =>
    new RegExp(`(?<![\\w.'])${slice}\\.\\w+\\(`).test(text),
  );
  const lines = [
    ...(place ? [importLine(`{ ${place.saga} }`, place.path)] : []),
    ...slices.map(([slice, path]) => importLine(`{ ${slice} }`, path)),
    ...(hasState
      ? [
          importLine('{ sharedParts }', '#sagaLog/app/sharedParts.ts'),
          importLine('type { RootState }', '#store/subjects.ts'),
        ]
      : []),
    importLine('{ planOf }', '#tests/support/planOf.ts'),
    importLine('{ recordedWorld }', '#tests/support/recordedWorld.ts'),
  ];
  const pathIn = (line: string) => line.slice(line.indexOf("'"));
  return lines.sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

function planLines(of: RecordedCase, names: Names, hasState: boolean): string[] {
  const saga = WORKFLOW_PLACES[of.workflow]?.saga;
  const given = hasState ? '{ state, ports: world.ports }' : '{ ports: world.ports }';
  const steps = of.steps.map((step) =>
    typeof step === 'number' ? `.delay(${step})` : `.dispatch(${literal(created(step), names)})`,
  );
  return [
    `const { calls, puts, state: final } = await planOf(${saga}, ${given})`,
    ...[...steps, `.during(${of.restMs});`].map((line) => `  ${indented(line, '  ')}`),
  ];
}

const expecting = (what: string, expected: unknown, names: Names): string =>
  `expect(${what}).toEqual(${literal(expected, names)});`;

/** The plan, and what is expected of its outcome. */
function testLines(of: RecordedCase, names: Names, world: object, hasState: boolean): string {
  const finals = finalRows(of);
  const [start = '', ...plan] = planLines(of, names, hasState);
  const outcome = [
    `const world = recordedWorld(${literal(world, names)});`,
    finals.length === 0 ? start.replace(', state: final', '') : start,
    ...plan,
    expecting('puts', of.puts.map(created), names),
    expecting('calls.map(({ op, args }) => [op, ...args])', callRows(of), names),
    ...finals.map(([slice, value]) => expecting(`final.${slice}`, value, names)),
    'expect(world.left()).toEqual([]);',
  ].join('\n');
  return `test('${of.workflow} does what it did in the session', async () => {
  ${indented(outcome, '  ')}
});`;
}

function bodyOf(of: RecordedCase, hasState: boolean): string {
  const world = worldOf(of);
  const steps = of.steps.filter((step) => typeof step !== 'number');
  const taken = [...Object.keys(SLICES), ...TAKEN];
  const names = namesOf([of.state, world, steps, of.puts, of.calls], taken);
  const constants = [...names].map(([text, name]) => `const ${name} = '${text}';`);
  const state = `/** What the workflow reads when it starts. */
const state: RootState = sharedParts(${literal(of.state, names)});`;
  return [
    ...(constants.length > 0 ? [constants.join('\n')] : []),
    ...(hasState ? [state] : []),
    BEFORE,
    testLines(of, names, world, hasState),
  ].join('\n\n');
}

function sourceOf(of: RecordedCase, { build, startedAt }: WorkflowDeeds): string {
  const hasState = Object.keys(of.state).length > 0;
  const body = bodyOf(of, hasState);
  const session = [
    'a session',
    ...(build ? [`of ${build}`] : []),
    ...(startedAt ? [startedAt] : []),
  ];
  return [
    `/** From ${session.join(' ')}: ${of.workflow} from ${seconds(of.from)} to ${seconds(of.to)} (docs/testing-flows.md). */`,
    importLine('{ afterEach, beforeEach, expect, jest, test }', '@jest/globals'),
    ...importLines(of, body, hasState),
    '',
    body,
    '',
  ].join('\n');
}

const TAKEN = ['state', 'world', 'calls', 'puts', 'final', 'expect', 'test', 'jest'];
const seconds = (ms: number) => `+${(ms / 1000).toFixed(1)} s`;
const BEFORE = `beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});`;
