/** The name of the build of this checkout: of the page, of the logs that it records, and of their replay bundle. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** Version and commit; the version alone where there is no git. */
export function buildName(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? `${version} ${stdout.trim()}` : version;
}
