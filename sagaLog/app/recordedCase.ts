/** A part of a session that a test of one workflow can repeat: from one rest of the workflow to the next. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { openArticleWorkflows } from '#sagas/openArticle.ts';
import { type Workflow, workflows } from '#sagas/root.ts';
import { toolsWorkflows } from '#sagas/tools.ts';
import { rootReducer } from '#store/rootReducer.ts';
import type { RootState } from '#store/subjects.ts';
import { hashOf } from '../core/stateHash.ts';
import { busyMachines } from './observedSession.ts';
import { timesOf } from './recordedTimes.ts';
import { sharedParts } from './sharedParts.ts';
import { type PortCall, type RecordedAnswer, type Step, simulated } from './simulatedWorkflow.ts';
import type { Deed, DeedsOfTurn, WorkflowDeeds } from './workflowDeeds.ts';

export const WORKFLOWS: Readonly<Record<string, Workflow>> = {
  ...workflows,
  ...openArticleWorkflows,
  ...toolsWorkflows,
};

/** What each port answers, in order. */
export type Answers = ReadonlyMap<string, readonly RecordedAnswer[]>;

export interface RecordedCase {
  readonly workflow: string;
  /** Milliseconds since the session began. */
  readonly from: number;
  readonly to: number;
  readonly state: RootState;
  readonly answers: Answers;
  readonly steps: readonly Step[];
  /** How long the workflow runs after the last step. */
  readonly restMs: number;
  readonly puts: readonly UnknownAction[];
  readonly calls: readonly PortCall[];
  /** The slices that the workflow has to do with, at the end. */
  readonly slices: readonly string[];
  readonly final: RootState;
}

/** From turn `from` on, before turn `to`. */
interface Part {
  readonly from: number;
  readonly to: number;
}

type Known = Readonly<Record<string, unknown>>;

const isOwn = ({ is }: Deed) => is !== 'action' && is !== 'start';
const isCall = (deed: Deed): deed is Extract<Deed, { is: 'call' }> => deed.is === 'call';
const keyOf = ({ op, args }: PortCall) => `${op} ${hashOf(args)}`;
const putsIn = (turns: readonly DeedsOfTurn[]) =>
  turns.flatMap(({ deeds }) => deeds.flatMap((deed) => (deed.is === 'put' ? [deed.action] : [])));
const callsIn = (turns: readonly DeedsOfTurn[]) =>
  turns.flatMap(({ deeds }) => deeds.filter(isCall));
const portCallsIn = (turns: readonly DeedsOfTurn[]) =>
  callsIn(turns).filter(({ op }) => op !== 'delay');

/** Messages that are taken together have come before that. */
const messagesOf = (deed: Deed, after: number) => {
  if (deed.is === 'message') return [{ after, message: deed.value }];
  if (deed.is !== 'flushed') return [];
  return deed.values.map((message) => ({ after: Math.max(after - 1, 0), message }));
};

/** How the calls of a part are answered, as far as it has been read. */
class AnswersOfPart {
  readonly byCall = new Map<number, RecordedAnswer>();
  readonly #begun = new Map<number, { readonly turn: number; readonly at: number }>();

  read(deed: Deed, turn: number, at: number): void {
    if (!('id' in deed)) return;
    if (deed.is === 'call') {
      this.#begun.set(deed.id, { turn, at });
      this.byCall.set(deed.id, 'never');
      return;
    }
    const call = this.#begun.get(deed.id);
    const answer = call && this.#answerOf(deed, at - call.at, call.turn === turn);
    if (answer !== undefined) this.byCall.set(deed.id, answer);
  }

  #answerOf(
    deed: Deed & { id: number },
    after: number,
    isAtOnce: boolean,
  ): RecordedAnswer | undefined {
    const time = isAtOnce ? {} : { after };
    switch (deed.is) {
      case 'opened':
        return { messages: [] };
      case 'answer':
        return { ...time, answer: deed.value };
      case 'error':
        return { ...time, error: deed.value };
      case 'message':
      case 'flushed': {
        const { messages = [] } = Object(this.byCall.get(deed.id)) as { messages?: [] };
        return { messages: [...messages, ...messagesOf(deed, after)] };
      }
      default:
        return undefined;
    }
  }
}

/** How each call of these turns was answered within them, by id. */
function answersIn(turns: readonly DeedsOfTurn[], times: readonly number[]) {
  const answers = new AnswersOfPart();
  for (const [turn, { deeds }] of turns.entries())
    for (const deed of deeds) answers.read(deed, turn, times[turn] ?? 0);
  return answers.byCall;
}

function byPort(calls: readonly PortCall[], answers: readonly RecordedAnswer[]): Answers {
  const all = new Map<string, RecordedAnswer[]>();
  for (const [at, { op }] of calls.entries())
    all.set(op, [...(all.get(op) ?? []), answers[at] ?? 'never']);
  return all;
}

/** The workflow as it stands before the part: started anew, and answered as it was before. */
function startOf(
  workflow: Workflow,
  turns: readonly DeedsOfTurn[],
  from: number,
  state: RootState,
) {
  const before = turns.slice(0, from);
  const known = answersIn(
    before,
    before.map(({ t }) => Math.round(t)),
  );
  const open = new Map<string, number>();
  const last = new Map<string, RecordedAnswer>();
  for (const call of callsIn(before)) {
    const answer = known.get(call.id) ?? 'never';
    for (const key of [call.op, keyOf(call)]) last.set(key, answer);
    open.set(call.op, call.id);
  }
  const answers: RecordedAnswer[] = [];
  const openedBefore: { at: number; id: number }[] = [];
  const simulation = simulated(workflow, state, (call) => {
    const answer = last.get(keyOf(call)) ?? last.get(call.op) ?? null;
    const isChannel = answer !== null && answer !== 'never' && 'messages' in answer;
    const id = open.get(call.op);
    if (isChannel && id !== undefined) openedBefore.push({ at: answers.length, id });
    answers.push(isChannel ? { messages: [] } : (answer ?? 'never'));
    return answers.at(-1) ?? null;
  });
  const tookMs = simulation.settle(SETTLING_MS);
  return {
    tookMs,
    answers,
    openedBefore,
    puts: [...simulation.puts],
    calls: [...simulation.calls],
  };
}

const SETTLING_MS = 10_000;

/** The messages of channels that were opened before the part and are opened again at its start. */
function withMessages(
  start: ReturnType<typeof startOf>,
  part: readonly DeedsOfTurn[],
  times: readonly number[],
): RecordedAnswer[] {
  const answers = [...start.answers];
  for (const { at, id } of start.openedBefore) {
    const messages = part.flatMap(({ deeds }, turn) =>
      deeds.flatMap((deed) =>
        'id' in deed && deed.id === id ? messagesOf(deed, start.tookMs + (times[turn] ?? 0)) : [],
      ),
    );
    answers[at] = { messages };
  }
  return answers;
}

/** A plan ends its workflow before what is dispatched at its very end. */
const LEAST_MS = 1;

function stepsOf(turns: readonly DeedsOfTurn[], times: readonly number[], startMs: number) {
  const steps: Step[] = [];
  let now = 0;
  const wait = (until: number) => {
    if (until > now) steps.push(until - now);
    now = Math.max(now, until);
  };
  wait(startMs);
  for (const [turn, { deeds }] of turns.entries())
    for (const deed of deeds)
      if (deed.is === 'action') {
        wait(startMs + (times[turn] ?? 0));
        steps.push(deed.action);
      }
  return { steps, restMs: Math.max(startMs + (times.at(-1) ?? 0) - now, LEAST_MS) };
}

/** The slice with the name of a workflow, or else those whose actions it puts; `resources` is of all of them. */
function slicesOf(workflow: string, puts: readonly UnknownAction[], state: RootState): string[] {
  if (workflow in state) return [workflow];
  const names = new Set(puts.map(({ type }) => type.split('/')[0] ?? ''));
  return [...names].filter((name) => name in state && name !== 'resources');
}

const picked = (state: RootState, names: readonly string[]): RootState =>
  Object.fromEntries(names.map((name) => [name, (state as Known)[name]]));

/** The state when the workflow starts, and what came behind that in the same turn. */
function atStart({ turns, initial }: WorkflowDeeds, from: number) {
  const before = turns[from - 1]?.state ?? initial;
  const turn = turns[from];
  const start = turn?.deeds.findIndex(({ is }) => is === 'start') ?? -1;
  if (turn === undefined || start < 0) return { state: before, turns: turns.slice(from) };
  const state = turn.deeds
    .slice(0, start)
    .reduce((now, deed) => (deed.is === 'action' ? rootReducer(now, deed.action) : now), before);
  const rest = { ...turn, deeds: turn.deeds.slice(start + 1) };
  return { state, turns: [rest, ...turns.slice(from + 1)] };
}

function caseOf(deeds: WorkflowDeeds, workflow: string, { from, to }: Part): RecordedCase | null {
  const saga = WORKFLOWS[workflow];
  if (saga === undefined) return null;
  const isFromStart = deeds.turns[from]?.deeds.some(({ is }) => is === 'start') ?? false;
  const { state: before, turns: rest } = atStart(deeds, from);
  const state = sharedParts(before);
  const part = rest.slice(0, to - from);
  const t = deeds.turns[from - 1]?.t ?? 0;
  const times = timesOf(part, isFromStart ? (part[0]?.t ?? 0) : t);
  const start = isFromStart
    ? { tookMs: 0, answers: [], openedBefore: [], puts: [], calls: [] }
    : startOf(saga, deeds.turns, from, state);
  const known = answersIn(part, times);
  const calls = portCallsIn(part);
  const puts = [...start.puts, ...putsIn(part)];
  const allCalls = [...start.calls, ...calls].map(({ op, args }) => ({ op, args }));
  const answers = [
    ...withMessages(start, part, times),
    ...calls.map(({ id }) => known.get(id) ?? ('never' as const)),
  ];
  const final = part.at(-1)?.state ?? state;
  const slices = slicesOf(workflow, puts, final);
  return {
    ...{ workflow, from: t, to: part.at(-1)?.t ?? t, state, answers: byPort(allCalls, answers) },
    ...stepsOf(part, times, start.tookMs),
    ...{ puts, calls: allCalls, slices, final: picked(final, slices) },
  };
}

/** Whether the workflow does in the world of this case what it did in the session. */
export function isRepeated(of: RecordedCase): boolean {
  const { workflow, state, answers, steps, restMs } = of;
  const next = new Map<string, number>();
  const saga = WORKFLOWS[workflow];
  if (saga === undefined) return false;
  const simulation = simulated(saga, state, ({ op }) => {
    const at = next.get(op) ?? 0;
    next.set(op, at + 1);
    return answers.get(op)?.[at] ?? null;
  });
  simulation.pass(0);
  for (const step of steps) {
    if (typeof step === 'number') simulation.pass(step);
    else simulation.dispatch(step);
    simulation.pass(0);
  }
  simulation.pass(restMs);
  const did = [simulation.puts, simulation.calls, picked(simulation.state(), of.slices)];
  return hashOf(did) === hashOf([of.puts, of.calls, of.final]);
}

function noteOpen(open: Map<number, string>, deed: Deed): void {
  if (deed.is === 'call') open.set(deed.id, deed.op);
  else if ('id' in deed && deed.is !== 'message' && deed.is !== 'flushed') open.delete(deed.id);
}

/** Turns after which the workflow rests: its machine if it has one, and its calls, apart from channels and, if so wished, pauses. */
function restsOf(
  { turns }: WorkflowDeeds,
  workflow: string,
  isAtRest: (open: ReadonlyMap<number, string>) => boolean,
): number[] {
  const open = new Map<number, string>();
  return turns.flatMap(({ deeds, state }, turn) => {
    for (const deed of deeds) noteOpen(open, deed);
    if (!deeds.some(isOwn) || !isAtRest(open)) return [];
    return busyMachines(state).some(({ machine }) => machine === workflow) ? [] : [turn + 1];
  });
}

const isFailure = (deed: Deed) => deed.is === 'error';

/** A part says more, the more kinds of things happen in it, and faults most of all. */
function worthOf(turns: readonly DeedsOfTurn[]): number {
  const puts = new Set(putsIn(turns).map(({ type }) => type)).size;
  const calls = new Set(portCallsIn(turns).map(({ op }) => op)).size;
  const failures = turns.filter(({ deeds }) => deeds.some(isFailure)).length;
  return 2 * puts + calls + 3 * Math.min(failures, 2) - turns.length / 200;
}

const MOST_TRIED = 12;

/** The parts of a session that a test may repeat, the one that says most first. */
function partsOf(deeds: WorkflowDeeds, workflow: string): Part[] {
  const { turns } = deeds;
  const start = turns.findIndex((turn) => turn.deeds.some(({ is }) => is === 'start'));
  if (start < 0) return [];
  const whole = { from: start, to: turns.length };
  const between = (rests: readonly number[]): Part[] =>
    rests
      .map((to, at) => ({ from: rests[at - 1] ?? start, to }))
      .filter(({ from, to }) => worthOf(turns.slice(from, to)) > 0)
      .sort((a, b) => worthOf(turns.slice(b.from, b.to)) - worthOf(turns.slice(a.from, a.to)))
      .slice(0, MOST_TRIED);
  const still = restsOf(deeds, workflow, (open) => open.size === 0);
  const pausing = restsOf(deeds, workflow, (open) =>
    [...open.values()].every((op) => op === 'delay'),
  );
  const any = restsOf(deeds, workflow, () => true);
  const fromStart = [...new Set([...still, ...pausing, ...any])]
    .filter((to) => worthOf(turns.slice(start, to)) > 0)
    .sort((a, b) => a - b)
    .map((to) => ({ from: start, to }));
  return [
    ...between(still),
    ...between(pausing),
    ...fromStart.slice(-2).reverse(),
    ...fromStart.slice(0, MOST_TRIED),
    whole,
  ];
}

/** The part of a session that says most of a workflow, of those that it repeats; null if there is none. */
export function recordedCase(deeds: WorkflowDeeds, workflow: string): RecordedCase | null {
  for (const part of partsOf(deeds, workflow)) {
    const found = caseOf(deeds, workflow, part);
    if (found !== null && found.puts.length + found.calls.length > 0 && isRepeated(found))
      return found;
  }
  return null;
}
