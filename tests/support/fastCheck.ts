/**
 * fast-check with the seed of the run (`seedOfRun.js`): the same commit draws the same cases everywhere, the
 * next commit others.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

declare const FAST_CHECK_SEED: number | null;
if (FAST_CHECK_SEED !== null) fc.configureGlobal({ seed: FAST_CHECK_SEED });

// biome-ignore lint/performance/noBarrelFile: it stands in for the package
export * from '../../node_modules/fast-check/lib/fast-check.js';
// biome-ignore lint/style/noDefaultExport: as in the package
export default fc;
