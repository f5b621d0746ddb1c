/** What a person wants who searches for a keyphrase, by its words. */
import type { SearchIntent } from '#contract/topics/topic.route.ts';

/** Plain words and phrases that give an intent away. */
export type IntentCues = Readonly<Record<SearchIntent, ReadonlySet<string>>>;

/** Who wants to buy may also ask how; who compares also wants to know. */
const ORDER: readonly SearchIntent[] = [
  'transactional',
  'commercial',
  'navigational',
  'informational',
];
const CUE_WORDS_MOST = 3;

/** Null if no word gives it away. */
export function intentOf(plainWords: readonly string[], cues: IntentCues): SearchIntent | null {
  const said = plainWords.flatMap((_, from) =>
    Array.from({ length: CUE_WORDS_MOST }, (_none, more) =>
      plainWords.slice(from, from + more + 1).join(' '),
    ),
  );
  return ORDER.find((intent) => said.some((words) => cues[intent].has(words))) ?? null;
}
