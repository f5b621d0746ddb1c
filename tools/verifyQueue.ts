/**
 * `npm run verify:queue -- [--states 400000]`: searches every order in which edits, saves, lost
 * answers, refusals, crashes, streams and somebody else's edits can come about, on the shipped save
 * queue, and checks its promises in each (docs/machines/articleSave.md, proofs).
 */
import { parseArgs } from 'node:util';
import { searched } from './queueSearch/search.ts';
import { stage } from './lib/stages.ts';
import type { Left } from './queueSearch/world.ts';

const { values } = parseArgs({ options: { states: { type: 'string', default: '400000' } } });
const maxStates = Number(values.states);
if (!Number.isSafeInteger(maxStates) || maxStates < 1) {
  throw new Error('--states takes a whole number.');
}

/** Each bound lets other troubles meet. Together they take minutes; each alone is searched to the end or to the limit. */
const BOUNDS: Readonly<Record<string, Left>> = {
  'one of each': bound({ edits: 2, streamed: 1, foreign: 1, crashes: 1, failures: 1, refusals: 1 }),
  'every choice': bound({ edits: 1, foreign: 1, failures: 1, forces: 1, discards: 1, tooLarge: 1 }),
  'crash after crash': bound({ edits: 2, crashes: 3, failures: 2, refusals: 1, discards: 1 }),
  'two writers': bound({ edits: 2, foreign: 2, crashes: 1, failures: 2 }),
  'false bases': bound({
    edits: 2,
    streamed: 1,
    foreign: 1,
    crashes: 1,
    failures: 1,
    falseBases: 1,
  }),
  streams: bound({ edits: 1, streamed: 2, foreign: 1, crashes: 1, failures: 1, forces: 1 }),
};

function bound(left: Partial<Left>): Left {
  const nothing = { edits: 0, streamed: 0, foreign: 0, crashes: 0, failures: 0 };
  return { ...nothing, refusals: 0, forces: 0, discards: 0, tooLarge: 0, falseBases: 0, ...left };
}

let states = 0;
for (const [name, left] of Object.entries(BOUNDS)) {
  stage(name);
  const onProgress = (soFar: number) => console.log(`  ${name}: ${soFar} states …`);
  const found = searched({ left, maxStates, onProgress });
  states += found.states;
  const extent = found.isComplete ? 'all there are' : 'stopped at the limit';
  console.log(`${name}: ${found.states} states, ${found.steps} steps, ${extent}`);
  if (found.violation === null) continue;
  console.log(`BROKEN: ${found.violation.promise}\n  ${found.violation.story.join(' → ')}`);
  process.exitCode = 1;
}
console.log(`${states} states, ${process.exitCode === 1 ? 'BROKEN' : 'no promise broken'}`);
