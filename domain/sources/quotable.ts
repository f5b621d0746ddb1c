import { QUOTE_MOST_WORDS } from './checkedClaims.ts';
import type { SearchTools } from './evidence.ts';

const QUOTE_LEAST_WORDS = 8;
const QUOTES_OFFERED = 3;
const WHOLE = /^\p{Lu}.*[.!?]$/su;

/** The sentences of a source that have most to do with a topic, short enough to be quoted. In the order of the source. */
export function quotableSentences(
  paragraphs: readonly string[],
  topic: string,
  tools: SearchTools,
): string[] {
  const stemsOf = (text: string) =>
    new Set(
      tools
        .words(text)
        .filter((word) => !tools.isStopWord(word))
        .map(tools.stem),
    );
  const wanted = stemsOf(topic);
  const rated = [...new Set(paragraphs.flatMap((text) => tools.sentences(text)))]
    .filter((text) => WHOLE.test(text) && isShort(tools.words(text).length))
    .map((text, at) => ({ text, at, shared: sharedBy(wanted, stemsOf(text)) }));
  return rated
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.at - other.at)
    .slice(0, QUOTES_OFFERED)
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text);
}

const isShort = (words: number): boolean => words >= QUOTE_LEAST_WORDS && words <= QUOTE_MOST_WORDS;

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;
