/** `npm run test:wordpress`: what is written for WordPress, opened in its block editor. */
import { runNode } from './lib/run.ts';
import { JEST_ARGS, JEST_ENV } from './lib/suites.ts';
import { ensureBlockEditors, ensureWordPressSite } from './lib/wordpress.ts';

await ensureBlockEditors();
await ensureWordPressSite();
const { code } = await runNode([...JEST_ARGS, '--testPathPatterns', 'wordpress'], {
  env: JEST_ENV,
  live: true,
});
process.exitCode = code;
