/** The name of a topic in its circle: in lines of whole words, long words hyphenated, never a single letter with dots. */

/** Pixels of an average letter, and of a line. */
const LETTER = 6;
export const LABEL_LINE = 14;
/** Of the radius: what lines may take of a circle, so that the outer ones are inside too. */
const USABLE = { width: 1.7, height: 1.3 } as const;
/** A part of a word before a hyphen has at least so many letters. */
const PART_LEAST = 4;

/** Returns at least one line. What does not fit is left out by whole words, and the last line ends with "…". */
export function labelLines(name: string, radius: number): string[] {
  const letters = Math.max(PART_LEAST + 1, Math.floor((USABLE.width * radius) / LETTER));
  const most = Math.max(1, Math.floor((USABLE.height * radius) / LABEL_LINE));
  const lines: string[] = [];
  for (const part of name.split(/\s+/).flatMap((word) => partsOf(word, letters))) {
    const last = lines.at(-1);
    const joined = `${last} ${part}`;
    if (last === undefined || last.endsWith('-') || joined.length > letters) lines.push(part);
    else lines[lines.length - 1] = joined;
  }
  const fitting = lines.slice(0, most);
  return lines.length > most
    ? [...fitting.slice(0, -1), `${(fitting.at(-1) ?? '').replace(/-$/, '')}…`]
    : fitting;
}

/** A word that is longer than a line, in parts of about the same length. */
function partsOf(word: string, letters: number): string[] {
  if (word.length <= letters) return [word];
  const count = Math.ceil(word.length / (letters - 1));
  const cut = breakNear(word, Math.ceil(word.length / count), letters - 1);
  return [`${word.slice(0, cut)}-`, ...partsOf(word.slice(cut), letters)];
}

const SYLLABLE = /^[^\P{Letter}aeiouyäöüáéíóúàèùâêîôûëïœ][aeiouyäöüáéíóúàèùâêîôûëïœ]/iu;

/** The place nearest to `at` where a syllable begins with a consonant, within `most` letters; `at` if there is none. */
function breakNear(word: string, at: number, most: number): number {
  const places = Array.from({ length: word.length }, (_, place) => place).filter(
    (place) =>
      place >= PART_LEAST &&
      place <= most &&
      word.length - place >= PART_LEAST &&
      SYLLABLE.test(word.slice(place, place + 2)),
  );
  return places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at;
}
