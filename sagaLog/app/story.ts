/** What happened in a session, in about thirty lines however long it was. */
import type { StoryRow } from '#domain/support/sessionReplay.ts';
import { allMachines } from '#store/subjects.ts';
import type { Event, Failure, StatusChange } from './observedSession.ts';
import type { SessionClock } from './sessionClock.ts';

const MOST_LINES = 30;
/** Of the ways that a machine went, those that are told besides the usual one. */
const MOST_RARE_WAYS = 2;
const MOST_VISITS = 4;

interface Row extends Pick<StoryRow, 'kind' | 'text' | 'line'> {
  readonly t: number;
  /** The rows that say least are left out first. */
  readonly weight: number;
  readonly machine?: string;
}

/** What happened between two changes of the address, or several of these together. */
interface Chapter {
  readonly events: readonly Event[];
  readonly rows: readonly Row[];
}

const START = { t: 0, line: 1 } as const;

const times = (count: number): string => (count === 1 ? '' : ` (${count} times)`);

const restsOf = new Map(allMachines().map(({ name, rest }) => [name, rest]));

/** idle → saving → offline → saving → offline → saving: idle → saving → offline (2 times) → saving */
const folded = (way: string): string =>
  way.replace(
    /( → \S+ → \S+)\1+/g,
    (all, pair: string) => `${pair}${times(all.length / pair.length)}`,
  );

/** The ways of one instance, each from one rest to the next. */
function waysOf(changes: readonly StatusChange[]): string[] {
  const ways: (string | null)[][] = [[changes[0]?.from ?? null]];
  for (const [at, { machine, to }] of changes.entries()) {
    ways.at(-1)?.push(to);
    const isAtRest = to === null || restsOf.get(machine)?.includes(to);
    if (isAtRest && at < changes.length - 1) ways.push([to]);
  }
  return ways.map((way) => folded(way.map((status) => status ?? '–').join(' → ')));
}

const toldOf = ({ way, count }: { readonly way: string; readonly count: number }) =>
  `${way}${times(count)}`;

function machineRow(machine: string, changes: readonly StatusChange[]): Row {
  const instances = [...Map.groupBy(changes, ({ instance }) => instance ?? '').values()];
  const [usual, ...rare] = [...Map.groupBy(instances.flatMap(waysOf), (way) => way)]
    .map(([way, all]) => ({ way, count: all.length }))
    .sort((a, b) => b.count - a.count);
  // Of the others, the longest: there something went wrong and was mended.
  const longest = rare.sort((a, b) => b.way.length - a.way.length);
  const told = [...(usual ? [usual] : []), ...longest.slice(0, MOST_RARE_WAYS)];
  const others = longest.slice(MOST_RARE_WAYS).reduce((sum, { count }) => sum + count, 0);
  const more = others === 0 ? [] : [`otherwise${times(others)}`];
  const of = instances.length > 1 ? ` of ${instances.length}` : '';
  const [{ t, line } = START] = changes;
  return {
    kind: 'machine',
    t,
    line,
    text: `${machine}${of}: ${[...told.map(toldOf), ...more].join('; ')}`,
    weight: changes.length,
    machine,
  };
}

const whyOf = ({ error: { status, kind, code, message } }: Failure): string =>
  [status ?? kind ?? message ?? 'no answer', ...(code ? [code] : [])].join(' ');

/** Things with how often they are there, the most frequent first. */
const tallied = (things: readonly string[]): string[] =>
  [...Map.groupBy(things, (thing) => thing)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([thing, all]) => `${thing}${times(all.length)}`);

function failureRow(op: string, all: readonly Failure[], { timeOf }: SessionClock): Row {
  const [{ t, line } = START] = all;
  const until = all.length === 1 ? '' : `, until ${timeOf(all.at(-1)?.t ?? t)}`;
  const why = tallied(all.map(whyOf)).join(', ');
  return {
    kind: 'failure',
    ...{ t, line },
    text: `${op} failed: ${why}${until}`,
    weight: Infinity,
  };
}

/** The addresses in their order; of many, the most frequent. */
function headingOf(visits: readonly string[]): string {
  if (visits.length <= MOST_VISITS) return visits.join(' → ') || 'start';
  const often = tallied(visits);
  const left = often.length - MOST_VISITS;
  return [...often.slice(0, MOST_VISITS), ...(left > 0 ? [`${left} more`] : [])].join(', ');
}

function chapterOf(events: readonly Event[], clock: SessionClock): Chapter {
  const visits = events.flatMap((event) => (event.is === 'visit' ? [event.pathname] : []));
  const failures = events.filter((event) => event.is === 'failure');
  const changes = events.filter((event) => event.is === 'status');
  const rows = [
    ...[...Map.groupBy(failures, ({ op }) => op)].map(([op, all]) => failureRow(op, all, clock)),
    ...[...Map.groupBy(changes, ({ machine }) => machine)].map(([name, all]) =>
      machineRow(name, all),
    ),
  ].sort((a, b) => a.t - b.t);
  const { t, line } = events[0] ?? START;
  const start = { kind: 'address', t, line, text: headingOf(visits), weight: Infinity } as const;
  return { events, rows: [start, ...rows] };
}

function byAddress(events: readonly Event[]): Event[][] {
  const chapters: Event[][] = [[]];
  let pathname = '';
  for (const event of events) {
    const isNew = event.is === 'visit' && event.pathname !== pathname;
    if (event.is === 'visit') pathname = event.pathname;
    if (isNew && chapters.at(-1)?.length !== 0) chapters.push([]);
    if (isNew || event.is !== 'visit') chapters.at(-1)?.push(event);
  }
  return chapters.filter((chapter) => chapter.length > 0);
}

const sizeOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { rows }) => sum + rows.length, 0);

/** Joins the two neighbours that say least, until all are short enough or there is one. */
function joined(all: readonly Chapter[], clock: SessionClock): Chapter[] {
  const chapters = [...all];
  while (sizeOf(chapters) > MOST_LINES && chapters.length > 1) {
    const sizes = chapters
      .slice(1)
      .map((chapter, at) => sizeOf([chapters[at] ?? chapter, chapter]));
    const at = sizes.indexOf(Math.min(...sizes));
    const both = chapters.slice(at, at + 2).flatMap(({ events }) => events);
    chapters.splice(at, 2, chapterOf(both, clock));
  }
  return chapters;
}

interface Story {
  readonly rows: readonly Pick<Row, 't' | 'line' | 'kind' | 'text'>[];
  /** The machines, or what else, of the rows that are left out. */
  readonly leftOut: readonly string[];
}

/** Tells what happened in at most thirty rows. */
export function toldStory(events: readonly Event[], clock: SessionClock): Story {
  const chapters = joined(
    byAddress(events).map((chapter) => chapterOf(chapter, clock)),
    clock,
  );
  const rows = chapters.flatMap((chapter) => chapter.rows);
  const kept = new Set([...rows].sort((a, b) => b.weight - a.weight).slice(0, MOST_LINES));
  const left = rows.flatMap((row) => (kept.has(row) ? [] : [row.machine ?? row.text]));
  return { rows: rows.filter((row) => kept.has(row)), leftOut: [...new Set(left)] };
}

const BEFORE: Readonly<Record<StoryRow['kind'], string>> = {
  address: '',
  machine: '  ',
  failure: '  ✗ ',
};

/** The story in lines. What is left out is named at the end. */
export function storyOf(events: readonly Event[], clock: SessionClock): string[] {
  const { rows, leftOut } = toldStory(events, clock);
  const more = leftOut.length === 0 ? [] : [`Also: ${leftOut.join(', ')} (--json has all).`];
  return [...rows.map(({ t, kind, text }) => `${clock.timeOf(t)} ${BEFORE[kind]}${text}`), ...more];
}
