/** What happens in a session, turn by turn: where the person is, in which status each machine is, and what fails. */
import type { PortError } from '#contract/lib/problems.ts';
import { articleSave } from '#store/article/save.slice.ts';
import type { Location } from '#store/session/router.slice.ts';
import { allMachines, type RootState } from '#store/subjects.ts';
import type { LogEntry } from '../core/logEntry.ts';
import type { Turn } from '../core/replayedStore.ts';

interface Happening {
  /** Milliseconds since the session began. */
  readonly t: number;
  /** The line of the log with the input that led to it. */
  readonly line: number;
}

/** The address of the page has changed. */
export interface Visit extends Happening {
  readonly is: 'visit';
  readonly pathname: string;
}

/** A machine, or an instance of one, has another status. */
export interface StatusChange extends Happening {
  readonly is: 'status';
  readonly machine: string;
  /** Null for a machine that has one instance. */
  readonly instance: string | null;
  /** Null for an instance that was not there. */
  readonly from: string | null;
  /** Null for an instance that is gone. */
  readonly to: string | null;
}

/** A port has rejected or thrown. */
export interface Failure extends Happening {
  readonly is: 'failure';
  readonly op: string;
  readonly error: Partial<PortError>;
}

export type Event = Visit | StatusChange | Failure;

type Statuses = ReadonlyMap<string | null, string>;
type Known = Readonly<Record<string, unknown>>;

const isStatus = (value: unknown): value is { readonly status: string } =>
  typeof (value as { readonly status?: unknown } | null)?.status === 'string';

/** A queue of saves has no status of its own: it follows from what waits in it. */
function savingOf(root: RootState): Statuses {
  const ids = articleSave.selectArticleIds(root);
  return new Map(ids.map((id) => [id, articleSave.selectStatus(root, id)]));
}

function statusesOf(machine: string, root: RootState): Statuses {
  if (machine === articleSave.machine.name) return savingOf(root);
  const state = (root as Known)[machine];
  if (isStatus(state)) return new Map([[null, state.status]]);
  const entries = Object.entries(Object(state) as Known);
  return new Map(entries.flatMap(([key, entry]) => (isStatus(entry) ? [[key, entry.status]] : [])));
}

/** The machines that are not at rest, with the statuses of their instances. */
export const busyMachines = (root: RootState) =>
  allMachines().flatMap(({ name, rest }) =>
    [...statusesOf(name, root)].flatMap(([instance, status]) =>
      rest.includes(status) ? [] : [{ machine: name, instance, status }],
    ),
  );

const NONE: Statuses = new Map();

/** What two statuses of the instances of a machine differ in. */
function changesOf(machine: string, initial: string, before: Statuses, after: Statuses) {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((instance) => {
    const start = instance === null ? initial : null;
    const from = before.get(instance) ?? start;
    const to = after.get(instance) ?? start;
    return from === to ? [] : [{ is: 'status' as const, machine, instance, from, to }];
  });
}

function failureIn(entry: LogEntry): Omit<Failure, 't' | 'line'>[] {
  const isFailure = entry.is === 'error' || (entry.is === 'call' && entry.mode === 'thrown');
  if (!isFailure) return [];
  return [{ is: 'failure', op: entry.op, error: Object(entry.value) as Partial<PortError> }];
}

function visitIn(entry: LogEntry): Omit<Visit, 't' | 'line'>[] {
  if (entry.is !== 'action') return [];
  const { type, payload } = entry.value as { type: string; payload: Location };
  return type === 'router/entered' ? [{ is: 'visit', pathname: payload.pathname }] : [];
}

/** How often each port was called, and something of each workflow happened. */
export interface Touched {
  readonly ports: ReadonlyMap<string, number>;
  readonly workflows: ReadonlyMap<string, number>;
}

/** Collects what happens; `watch` is for `replaySession`. */
export class ObservedSession {
  readonly events: Event[] = [];
  readonly #ports = new Map<string, number>();
  readonly #workflows = new Map<string, number>();
  readonly #statuses = new Map<string, Statuses>();
  #last: RootState = {};

  readonly watch = ({ t, line, entries, state }: Turn<RootState>): void => {
    for (const entry of entries) {
      this.#count(entry);
      for (const one of [...visitIn(entry), ...failureIn(entry)])
        this.events.push({ ...one, t, line });
    }
    for (const one of this.#changes(state)) this.events.push({ ...one, t, line });
    this.#last = state;
  };

  get touched(): Touched {
    return { ports: this.#ports, workflows: this.#workflows };
  }

  #count(entry: LogEntry): void {
    if (entry.is === 'call') add(this.#ports, entry.op);
    if (entry.is === 'put') add(this.#workflows, entry.type.split('/')[0] ?? '');
  }

  #changes(state: RootState) {
    const known = [state, this.#last] as readonly Known[];
    return allMachines().flatMap(({ name, initial }) => {
      if (known[0]?.[name] === known[1]?.[name]) return [];
      const before = this.#statuses.get(name) ?? NONE;
      const after = statusesOf(name, state);
      this.#statuses.set(name, after);
      return changesOf(name, initial, before, after);
    });
  }
}

const add = (counts: Map<string, number>, name: string) =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);
