import { spawnSync } from 'node:child_process';

/**
 * The seed of all property tests: `SEED`, or else a number for the committed files. Null draws other cases at
 * each run: with `SEED=random`, or without git.
 */
export function seedOfRun({ SEED } = process.env) {
  if (SEED === 'random') return null;
  if (SEED !== undefined) return Number(SEED) | 0;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) | 0 : null;
}
