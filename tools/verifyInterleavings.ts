/**
 * `npm run verify:interleavings -- [--only articleSave,units] [--orders 20000]`: searches every order of acts, answers, delays and
 * one fault in every workflow that shows a change at once, and prints the shortest story after which page and server disagree
 * (docs/testing-flows.md, Interleavings). Exits with 1 if there is one.
 */
import { parseArgs } from 'node:util';
import { SCENARIOS } from '#tests/support/interleavings/scenarios.ts';
import { interleavings } from '#tests/support/interleavings/search.ts';
import type { Scenario } from '#tests/support/interleavings/world.ts';
import { stage } from './lib/stages.ts';
import { table } from './lib/table.ts';

const HEAD = ['workflow', 'acts', 'orders', 'all', 'orders per CPU second', 'faults found'];

const { values } = parseArgs({
  options: { only: { type: 'string' }, orders: { type: 'string', default: '20000' } },
});
const ordersMost = Number(values.orders);
if (!Number.isSafeInteger(ordersMost) || ordersMost < 1)
  throw new Error('--orders takes a whole number.');
const only = values.only?.split(',');

function searched(name: string, scenario: Scenario) {
  stage(name);
  const before = process.cpuUsage();
  const { orders, isComplete, story } = interleavings(scenario, { ordersMost });
  const { user, system } = process.cpuUsage(before);
  const perSecond = Math.round(orders / ((user + system) / 1e6));
  if (story !== null) {
    console.log(story);
    process.exitCode = 1;
  }
  const extent = isComplete ? 'yes' : 'no';
  return [name, scenario.acts.length, orders, extent, perSecond, story === null ? 0 : 1];
}

const chosen = Object.entries(SCENARIOS).filter(([name]) => only?.includes(name) ?? true);
if (chosen.length === 0)
  throw new Error(`--only takes names of ${Object.keys(SCENARIOS).join(', ')}.`);
const rows = chosen.map(([name, scenario]) => searched(name, scenario));
console.log(`\n${table(HEAD, rows)}`);
