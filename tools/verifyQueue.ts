/**
 * `npm run verify:queue -- [--states 400000]`: searches every order of edits, saves, lost answers, refusals,
 * crashes, streams and edits by somebody else on the shipped save queue, and checks its promises in each
 * (docs/machines/articleSave.md, proofs).
 */
import { parseArgs } from 'node:util';
import { stage } from './lib/stages.ts';
import { BOUNDS } from './queueSearch/bounds.ts';
import { searched } from './queueSearch/search.ts';

const { values } = parseArgs({ options: { states: { type: 'string', default: '400000' } } });
const maxStates = Number(values.states);
if (!Number.isSafeInteger(maxStates) || maxStates < 1) {
  throw new Error('--states takes a whole number.');
}

console.log(`${Object.keys(BOUNDS).length} searches, up to ${maxStates} states each`);
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
