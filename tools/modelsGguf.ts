/** `npm run models:gguf`: installs the library that reads GGUF files. `npm start` does it too if MODEL_GGUF is set. */
import { ensureLlamaLibrary } from './lib/llamaLibrary.ts';

const problem = await ensureLlamaLibrary();
if (problem === '') console.log('GGUF files can be read. A server that runs notices it by itself.');
else {
  console.error(problem);
  process.exitCode = 1;
}
