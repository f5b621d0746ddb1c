/** `npm run test:unit [paths]`: jest with what it needs to load ESM packages. */
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.ts';
import { runNode } from './lib/run.ts';
import { JEST_ARGS, JEST_ENV } from './lib/suites.ts';

keepTemporaryFilesInMemory();
const { code } = await runNode([...JEST_ARGS, ...process.argv.slice(2)], {
  env: JEST_ENV,
  live: true,
});
process.exitCode = code;
