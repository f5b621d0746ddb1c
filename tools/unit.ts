/** `npm run test:unit [paths]`: jest with what it needs to load ESM packages. */
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.ts';
import { packageScript, run } from './lib/run.ts';
import { JEST_ENV } from './lib/suites.ts';

keepTemporaryFilesInMemory();
const { code } = await run(
  process.execPath,
  [packageScript('jest/bin/jest.js'), ...process.argv.slice(2)],
  { env: JEST_ENV, live: true },
);
process.exitCode = code;
