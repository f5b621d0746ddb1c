import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** The scripts that the font has, each in a file of its own. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;
export const WEIGHTS = { title: 700, byline: 500 } as const;

/** Inter, read once; a letter is looked for in one subset after another. */
export function coverFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  return SUBSETS.flatMap((subset) =>
    Object.values(WEIGHTS).map((weight): Font => {
      const file = resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
      return { name: `Inter ${subset}`, data: readFileSync(file), weight, style: 'normal' };
    }),
  );
}
