/**
 * `npm run bench:supportPage`: what the worker of the support page takes for a long log: until the first line of its story,
 * and for a moment of it; and how many lines a second of CPU replays, with the product and with a saga of two lines.
 */
import { parseArgs } from 'node:util';
import { ReplayedSession } from '../sagaLog/app/replayedSession.ts';
import { stage } from '../tools/lib/stages.ts';
import { median, report } from './lib/report.ts';
import { coreLog, replayCore } from './supportPage/coreLog.ts';
import { longLog } from './supportPage/longLog.ts';

const { values: asked } = parseArgs({ options: { lines: { type: 'string', default: '200000' } } });
/** The end of the log is one of them. */
const LINES = Number(asked.lines) - 1;
const SLICE_MS = 40;
const SCRUBS = 300;

/** Seconds of CPU. */
function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

stage(`Recording ${LINES} lines`);
const text = JSON.stringify(await longLog(LINES));
const core = await coreLog(LINES);
stage('Replaying');
const began = performance.now();
const session = new ReplayedSession(text);
let firstLine = Number.NaN;
while (Number.isNaN(firstLine)) {
  const until = performance.now() + SLICE_MS;
  session.advance(() => performance.now() >= until);
  if (session.progress().story.length > 0) firstLine = performance.now() - began;
}
const replayed = session.progress().lines;
const app = (LINES - replayed) / cpuOf(() => session.advance(() => false));
const { turns } = session.progress();
if (session.end()?.verdict === 'differs') throw new Error('The log does not replay.');
stage('Scrubbing');
const scrubs = Array.from({ length: SCRUBS }, (_, at) => {
  const from = performance.now();
  session.moment({ turn: Math.floor((turns * ((at * 37) % SCRUBS)) / SCRUBS) });
  return performance.now() - from;
});
const corePerSecond = LINES / cpuOf(() => void replayCore(core));
report('supportPage', {
  ms: {
    'first line of the story': firstLine,
    'a moment, median': median(scrubs),
    'a moment, slowest': Math.max(...scrubs),
  },
  perSecond: { 'lines of the product': app, 'lines of the core': corePerSecond },
});
