/**
 * fast-check with the seed of the run (`seedOfRun.js`): the same commit draws the same cases everywhere, the
 * next commit others.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

declare const FAST_CHECK_SEED: number | null;
if (FAST_CHECK_SEED !== null) fc.configureGlobal({ seed: FAST_CHECK_SEED });

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST_CODE_POINT = 0x10ffff;

/** Any code point. The package makes a table of them all, half a second's work, to look up that of a character. */
const anyCharacter = fc.nat({ max: LAST_CODE_POINT - SURROGATES.count }).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character)
      throw new Error('Not one character.');
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

/** The package's own; it draws the same strings. */
export const string: typeof fc.string = (constraints = {}) =>
  fc.string(constraints.unit === 'binary' ? { ...constraints, unit: anyCharacter } : constraints);

// biome-ignore lint/performance/noBarrelFile: it stands in for the package
export * from '../../node_modules/fast-check/lib/fast-check.js';
// biome-ignore lint/style/noDefaultExport: as in the package
export default { ...fc, string };
