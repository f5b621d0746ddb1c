/** `npm start`: builds the page and the server when their sources changed, then becomes the server. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildCurrent } from './build.ts';
import { ensureLlamaLibrary } from './lib/llamaLibrary.ts';
import { ROOT, runNode } from './lib/run.ts';
import { serverScript } from './lib/serverBundle.ts';

if (!isBuildCurrent()) {
  console.log('Building the page …');
  // In a separate process, so that the server does not keep the memory of the compiler.
  const { code, output } = await runNode(['tools/build.ts']);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
if (process.env.MODEL_GGUF?.trim()) {
  const problem = await ensureLlamaLibrary();
  if (problem !== '') console.error(problem); // the server then says what is missing
}
process.setSourceMapsEnabled(true);
const server = await serverScript().catch((error: unknown) => {
  console.error(`The server starts from its sources, which takes longer: ${error}`);
  return join(ROOT, 'main/server.ts');
});
await import(pathToFileURL(server).href);
