import { spawnSync } from 'node:child_process';

/** Whether this machine lets us do what a test needs; where it does not, the test is skipped by name. */
export const isPermitted = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args).status === 0;
