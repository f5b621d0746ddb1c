/**
 * What cached reads show while writes are not answered: what the server has said, with the changes on top. Nothing has to
 * be taken back: a write that is refused is not on top any more.
 */
import { weakMapMemoize } from 'reselect';
import type { Benefit } from '#contract/access/benefits.ts';
import type { Entries } from '../lib/machineFamily.ts';
import type { NoticeText } from '../session/notices.slice.ts';
import type { ResourceEntry, ResourceName } from './resource.ts';

/** A write as it was asked for: its port, and the arguments of a call. */
export interface Asked {
  readonly port: string;
  readonly args: object;
}

/** The writes of one thing that are not answered, in their order. */
export interface Pending {
  readonly asked: readonly Asked[];
}

type Changes<Given extends unknown[]> = Readonly<
  Partial<Record<ResourceName, (data: unknown, ...given: Given) => unknown>>
>;

/** Offered once a write is kept: the port takes the same arguments. */
export interface Undo {
  readonly offered: NoticeText;
  readonly port: string;
  readonly refused: NoticeText;
}

/** A row of the writes table (write.ts), as its workflow reads it. */
interface WriteRow {
  readonly inTurn: string;
  readonly show: Changes<[args: object]>;
  readonly answered: Changes<[answer: unknown, args: object]>;
  readonly refused: NoticeText;
  readonly benefit: Benefit;
  readonly keptIf: readonly ('gone' | 'lost')[];
  readonly undo: Undo | null;
}

const rows = new Map<string, WriteRow>();

/** Adds a row. A port that is added again has been loaded again (hot reload). */
export const addRow = (port: string, row: WriteRow): void => void rows.set(port, row);

/** The row of a write. Whoever asks for one has its creator, and so has loaded its row. */
export function rowOf({ port }: Asked): WriteRow {
  const row = rows.get(port);
  if (row === undefined) throw new Error(`${port} is not in the writes table.`);
  return row;
}

/** Whether a write affects a read: arguments with the same name must be equal. */
export function concerns({ args }: Asked, of: object | null): boolean {
  const given: Readonly<Record<string, unknown>> = { ...args };
  return Object.entries(of ?? {}).every(
    ([name, value]) => !(name in given) || given[name] === value,
  );
}

const after =
  ({ name, args }: ResourceEntry) =>
  (data: unknown, asked: Asked) =>
    concerns(asked, args) ? (rowOf(asked).show[name]?.(data, asked.args) ?? data) : data;

const shownEntry = weakMapMemoize(
  (entry: ResourceEntry, writes: Entries<Pending>): ResourceEntry => {
    if (entry.data === undefined) return entry;
    const data = Object.values(writes)
      .flatMap(({ asked }) => asked)
      .reduce<unknown>(after(entry), entry.data);
    return data === entry.data ? entry : ({ ...entry, data } as ResourceEntry);
  },
);

/** The entries as they are shown. An entry is the same object as long as it and the writes are. */
export const shownEntries = weakMapMemoize(
  (entries: Entries<ResourceEntry>, writes: Entries<Pending> = {}): Entries<ResourceEntry> =>
    Object.keys(writes).length === 0
      ? entries
      : Object.fromEntries(
          Object.entries(entries).map(([key, entry]) => [key, shownEntry(entry, writes)]),
        ),
);
