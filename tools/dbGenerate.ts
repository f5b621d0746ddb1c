/** Writes db/migrations anew from db/schema. Until the first release there is one initial migration. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync('db/migrations', { recursive: true, force: true });
execFileSync(
  'npx',
  ['drizzle-kit', 'generate', '--config', 'db/drizzle.config.ts', '--name', 'initial'],
  {
    stdio: 'inherit',
  },
);
