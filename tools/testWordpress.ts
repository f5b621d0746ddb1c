/**
 * `npm run test:wordpress`: what is written for WordPress, opened in its block editor and published to each version that is there, a hundred
 * times with lost answers; and to the one in the folder that `WORDPRESS_DIR` names.
 */
import { runNode } from './lib/run.ts';
import { JEST_ARGS, JEST_ENV } from './lib/suites.ts';
import { ensureBlockEditors, ensureWordPressSite } from './lib/wordpress.ts';

await ensureBlockEditors();
await ensureWordPressSite();
const { code } = await runNode([...JEST_ARGS, '--testPathPatterns', 'wordpress'], {
  env: { ...JEST_ENV, WORDPRESS_ALL: 'true' },
  live: true,
});
process.exitCode = code;
