import { spawnSync } from 'node:child_process';

/** Whether this machine permits what a test needs. If not, the test is skipped by name. */
export const isPermitted = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args).status === 0;
