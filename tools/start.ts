/** `npm start`: builds the page when its sources changed, then becomes the server. */
import { isBuildCurrent } from './build.ts';
import { runNode } from './lib/run.ts';

if (!isBuildCurrent()) {
  console.log('Building the page …');
  // In a separate process, so that the server does not keep the memory of the compiler.
  const { code, output } = await runNode(['tools/build.ts']);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
await import('../server/main.ts');
