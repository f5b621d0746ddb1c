/** Colours as `#rrggbb`. */

const DARK = '#16181d';
const LIGHT = '#ffffff';

/** Relative luminance (WCAG 2.2), from 0, black, to 1, white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour in which a text is read best on a background; its contrast is at least 4.2. */
export const inkOn = (background: string): string =>
  contrast(LIGHT, background) >= contrast(DARK, background) ? LIGHT : DARK;
