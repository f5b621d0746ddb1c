/** A jest reporter that prints the progress of the run every few seconds. */
import { elapsed } from './stages.ts';

const EVERY_MS = 10_000;

interface Run {
  readonly numPassedTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly numTotalTestSuites: number;
}

export default class JestProgress {
  #saidAt = performance.now();

  onTestResult(_test: unknown, _result: unknown, run: Run): void {
    if (performance.now() - this.#saidAt < EVERY_MS) return;
    this.#saidAt = performance.now();
    const { numPassedTestSuites: passed, numFailedTestSuites: failed } = run;
    console.log(
      `[${elapsed()}] ${passed + failed} of ${run.numTotalTestSuites} files and groups, ${failed} failed`,
    );
  }
}
