/**
 * fast-check with the seed of the run (`seedOfRun.js`): the same commit draws the same cases everywhere, the
 * next commit others.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

declare const FAST_CHECK_SEED: number | null;
if (FAST_CHECK_SEED !== null) fc.configureGlobal({ seed: FAST_CHECK_SEED });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
