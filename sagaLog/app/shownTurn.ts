/** A turn as a person looks at it: what came in, what the workflows did, what that changed, and the page after it. */
import type { ArticleThen, Moment } from '#domain/support/sessionReplay.ts';
import type { RootState } from '#store/subjects.ts';
import type { LogEntry } from '../core/logEntry.ts';
import type { Turn } from '../core/replayedStore.ts';
import { changedPaths, shortJson } from './changedPaths.ts';
import { momentIn } from './moment.ts';

const MOST_DONE = 60;
const MOST_BUSY = 60;
const VALUE_CHARS = 1500;
const MOST_ARTICLES = 4;
const MOST_BLOCKS = 400;
const MOST_BLOCK_CHARS = 300_000;

/** Bounded, whatever the log has. `before`: the state before the turn. */
export function shownTurn(
  { entries, state }: Turn<RootState>,
  before: RootState,
): Omit<Moment, 'turn' | 'line' | 'time' | 'waiting'> {
  const { pathname, machines, articles } = momentIn(state);
  const { changes, leftOut } = changedPaths(before, state);
  const [input, ...outputs] = entries;
  const did = folded(outputs.flatMap((entry) => (entry.is === 'turn' ? [] : [nameOf(entry)])));
  return {
    pathname,
    input: input === undefined ? '' : nameOf(input),
    value: input !== undefined && 'value' in input ? shortJson(input.value, VALUE_CHARS) : null,
    did: did.slice(0, MOST_DONE),
    articles: articles.slice(0, MOST_ARTICLES).map(bounded),
    changes,
    busy: machines.slice(0, MOST_BUSY),
    leftOut: { did: Math.max(0, did.length - MOST_DONE), changes: leftOut },
  };
}

/** A line by what it is and whose. */
function nameOf(entry: LogEntry): string {
  if ('op' in entry) return `${entry.is} ${entry.op}`;
  if (entry.is === 'start') return `start ${entry.name}`;
  return 'type' in entry ? `${entry.is} ${entry.type}` : entry.is;
}

/** The same thing several times in a row is one. */
function folded(names: readonly string[]): string[] {
  const runs: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} × ${count}`));
}

/** The beginning of a text that is too long to be sent for each moment. */
function bounded({ blocks, ...article }: Omit<ArticleThen, 'leftOut'>): ArticleThen {
  let chars = 0;
  const shown = blocks.slice(0, MOST_BLOCKS).filter(({ html }) => {
    chars += html.length;
    return chars <= MOST_BLOCK_CHARS;
  });
  return { ...article, blocks: shown, leftOut: blocks.length - shown.length };
}
