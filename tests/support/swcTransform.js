import { createTransformer as createSwc } from '@swc/jest';

/**
 * Compiles TypeScript for jest, once for each text of a file and these options. By itself, swc would do so again whenever anything in the
 * configuration changes: the names of all tests, the seed of the commit, the address of the PostgreSQL of this run.
 */
export function createTransformer(options) {
  const configString = JSON.stringify(options);
  const swc = createSwc(options);
  return {
    ...swc,
    getCacheKey: (text, path, rest) => swc.getCacheKey(text, path, { ...rest, configString }),
  };
}
