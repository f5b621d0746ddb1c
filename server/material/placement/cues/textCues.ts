/** What notes show without words: money, measures, years, quotes; each speaks for some kinds of section. */
import type { SectionCue } from './cueTable.ts';

const YEAR = /\b(?:1\d\d\d|20\d\d)\b/;
const LENGTH = /\d ?(?:mm|cm|m|km|in|inch|ft)\b/;
const MASS = /\d ?(?:kg|g|t|lbs?|oz)\b/;
const QUOTED = /^\s*[“„«"]/;

const PATTERNS: readonly (readonly [pattern: RegExp, cue: SectionCue, weight: number])[] = [
  [/[€$£¥]|\b(?:euros?|dollars?|EUR|USD|CHF|GBP)\b/i, 'price', 1],
  [YEAR, 'history', 0.6],
  [YEAR, 'decision', 0.5],
  [YEAR, 'time', 0.4],
  [/\d ?(?:min|h|Uhr)\b/, 'time', 0.4],
  [LENGTH, 'size', 0.6],
  [LENGTH, 'figures', 0.6],
  [/\d ?km\b/, 'route', 0.5],
  [MASS, 'weight', 0.8],
  [MASS, 'figures', 0.6],
  [/\d ?(?:V|W|kW|Nm|Hz|dB)\b/, 'figures', 0.6],
  [/\d ?(?:l|ml|cl|litres?|liters?|Liter|litros?)\b/, 'size', 0.6],
  [/°\s?[CF]\b/, 'heat', 0.6],
  [QUOTED, 'people', 1],
  [QUOTED, 'verdict', 0.3],
];

/** Returns the weight of the cues in a text for each kind of section. */
export function cuesInText(text: string): Map<SectionCue, number> {
  const found = new Map<SectionCue, number>();
  for (const [pattern, cue, weight] of PATTERNS) {
    if (pattern.test(text)) found.set(cue, (found.get(cue) ?? 0) + weight);
  }
  return found;
}
