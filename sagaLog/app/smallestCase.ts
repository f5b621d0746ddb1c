/** Leaves out of a case what the workflow does the same without: actions of others, and slices and entries of the state. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { type RootState, subjects } from '#store/subjects.ts';
import { isRepeated, type RecordedCase } from './recordedCase.ts';
import type { Step } from './simulatedWorkflow.ts';

/** Bounds how long it takes; what is left over then stays. */
const MOST_TRIED = 400;

class Reduction {
  best: RecordedCase;
  #tried = 0;

  constructor(full: RecordedCase) {
    this.best = full;
  }

  /** Takes the change if the case is still repeated. */
  try(change: Partial<RecordedCase>): boolean {
    this.#tried += 1;
    const changed = { ...this.best, ...change };
    if (this.#tried > MOST_TRIED || !isRepeated(changed)) return false;
    this.best = changed;
    return true;
  }
}

const isAction = (step: Step): step is Exclude<Step, number> => typeof step !== 'number';

/** Pauses that follow each other are one. */
const joined = (steps: readonly Step[]): Step[] =>
  steps.reduce<Step[]>((all, step) => {
    const last = all.at(-1);
    if (typeof step === 'number' && typeof last === 'number') all[all.length - 1] = last + step;
    else all.push(step);
    return all;
  }, []);

/** Of actions that are left out at the end, the pause before them belongs to the rest. */
function withSteps({ restMs }: RecordedCase, steps: readonly Step[]): Partial<RecordedCase> {
  const all = joined(steps);
  const last = all.at(-1);
  return typeof last === 'number'
    ? { steps: all.slice(0, -1), restMs: restMs + last }
    : { steps: all, restMs };
}

function withoutActions(of: Reduction): void {
  const without = (isLeftOut: (step: Exclude<Step, number>) => boolean) =>
    of.try(
      withSteps(
        of.best,
        of.best.steps.filter((step) => !isAction(step) || !isLeftOut(step)),
      ),
    );
  for (const type of new Set(of.best.steps.filter(isAction).map((step) => step.type)))
    without((step) => step.type === type);
  const actions = () => of.best.steps.filter(isAction);
  for (let size = Math.ceil(actions().length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < actions().length; ) {
      const chunk = new Set(actions().slice(at, at + size));
      if (!without((step) => chunk.has(step))) at += size;
    }
  }
}

type Known = Readonly<Record<string, unknown>>;

/** What each slice holds before anything has changed it. */
function rootInitials(): Known {
  const slices = Object.values(subjects).flatMap((subject) => Object.entries<Slice>(subject));
  return Object.fromEntries(
    slices.map(([name, { reducer }]) => [name, reducer(undefined, { type: '@@none' })]),
  );
}
interface Slice {
  reducer(state: undefined, action: UnknownAction): unknown;
}

const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

const isRecord = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const initials: Known = rootInitials();

/** Keys such as ids are of entries, which may be missing; names are of fields, which may not. */
const isEntry = ([slice, ...path]: readonly string[], key: string): boolean =>
  !/^[a-z]\w*$/i.test(key) ||
  /\d.*\d.*\d/.test(key) ||
  (path.length === 0 && slice !== undefined && isEmpty(initials[slice]));

const MOST_DEEP = 4;

/** The paths of the entries in a value, the outermost first. */
const entriesIn = (value: unknown, path: readonly string[] = []): string[][] =>
  !isRecord(value) || path.length > MOST_DEEP
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(path.length > 0 && isEntry(path, key) ? [[...path, key]] : []),
        ...entriesIn(inner, [...path, key]),
      ]);

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (!isRecord(value) || !(key in value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [key]: without(inner, rest) };
}

const stateWithout = (state: RootState, path: readonly string[]) => ({
  state: without(state, path) as RootState,
});

function withoutState(of: Reduction): void {
  for (const slice of Object.keys(of.best.state)) of.try(stateWithout(of.best.state, [slice]));
  for (const path of entriesIn(of.best.state)) of.try(stateWithout(of.best.state, path));
}

export function smallestCase(full: RecordedCase): RecordedCase {
  const reduction = new Reduction(full);
  withoutActions(reduction);
  withoutState(reduction);
  return reduction.best;
}
