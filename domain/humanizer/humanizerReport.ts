/**
 * What gives away a text that a model wrote at the first go: 100 · N / (N + weighted findings), N = words / 75. It says how
 * a text reads, not who wrote it: people write like this too.
 */
import {
  HUMANIZER_LIMITS,
  SIGN_NAMES,
  type SignName,
} from '#contract/humanizer/humanizer.route.ts';
import type { HumanizerReport, SignLine } from '#contract/humanizer/humanizer.schema.ts';
import { baseLanguage } from '#html/words.ts';
import type { Block } from '../article/body.ts';
import { blockFactsOf } from '../seo/text/blockFacts.ts';
import { blockProseOf, type ReadProse } from '../seo/text/prose.ts';
import { hasReadability } from '../seo/text/readability.ts';
import { otherLanguageOf } from '../seo/text/textLanguage.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { type Prose, proseOf } from './prose.ts';
import { SIGNS } from './signs.ts';
import { HUMANIZER_VERSION, LEAST_WORDS, SIGN_RULES, WORDS_PER_FINDING } from './weights.ts';

/** Reads blocks of sanitised HTML. The same text gives the same report in the page and on the server. */
export function humanizerReportOf(
  blocks: readonly Pick<Block, 'id' | 'html'>[],
  tools: TextTools,
): HumanizerReport {
  const read = blocks.map(
    ({ id, html }): ReadProse => ({ id, prose: blockProseOf(html, blockFactsOf(html, tools)) }),
  );
  const prose = proseOf(read, tools);
  const { words } = prose;
  const base = { scorerVersion: HUMANIZER_VERSION, words };
  const notScored = whyNotScored(prose);
  if (notScored !== null) return { ...base, score: null, notScored, lines: [] };
  const lines = SIGN_NAMES.map((name) => lineOf(name, prose));
  return { ...base, score: scoreOf(words, lines), notScored, lines };
}

function whyNotScored({ words, sentences, tools }: Prose): HumanizerReport['notScored'] {
  if (!hasReadability(baseLanguage(tools.language))) return 'language';
  if (words < LEAST_WORDS) return 'short';
  return otherLanguageOf({ sentences }, tools) === null ? null : 'otherLanguage';
}

const scoreOf = (words: number, lines: readonly SignLine[]): number => {
  const most = words / WORDS_PER_FINDING;
  const found = lines.reduce((sum, { cost }) => sum + cost, 0);
  return (100 * most) / (most + found);
};

function lineOf(name: SignName, prose: Prose): SignLine {
  const { wanted } = SIGN_RULES[name];
  const measured = SIGNS[name](prose);
  if (measured === null) return { name, value: null, wanted, cost: 0, places: [] };
  const { value, places } = measured;
  const shown = places.slice(0, HUMANIZER_LIMITS.places);
  return { name, value, wanted, cost: costOf(name, value, prose), places: shown };
}

/**
 * What is too much counts each time: `per100` each use beyond the wanted ones, `percent` each sentence beyond them. What is
 * missing counts like one finding in each 75 words if all of it is missing.
 */
function costOf(name: SignName, value: number, { words, sentences }: Prose): number {
  const { unit, wantedIs, wanted, weight } = SIGN_RULES[name];
  if (wantedIs === 'least') {
    const missing = Math.max(0, (wanted - value) / wanted);
    return weight * missing * (words / WORDS_PER_FINDING);
  }
  const of = unit === 'per100' ? words : sentences.length;
  return (weight * Math.max(0, value - wanted) * of) / 100;
}
