/**
 * `npm run bench:faults`: how many of the technical faults of a site of 200 pages an audit finds, and what it says wrongly, fault by fault
 * (tests/fixtures/faultySite). It is a test of `npm test`, which prints its table here.
 */
import { run } from '../tools/lib/run.ts';

const TEST = 'tests/server/modules/audit/faults.test.ts';
const { code } = await run(process.execPath, ['tools/unit.ts', TEST], {
  env: { SHOW_FAULTS: 'on' },
  live: true,
});
process.exitCode = code;
