/** `npm start`: builds the page and the server when their sources changed, then becomes the server. */
import { pathToFileURL } from 'node:url';
import { isBuildCurrent } from './build.ts';
import { ensureLlamaLibrary } from './lib/llamaLibrary.ts';
import { runNode } from './lib/run.ts';
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
const server = await serverScript();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
