/** Search fields, made of the keyphrase and the sentences of the text. */
import { collapsed } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import { suggestedSlug } from '../../article/fieldText.ts';
import { capitalised } from '../../capitalised.ts';
import { isWithin } from '../checks/checkRow.ts';
import { shownTitle } from '../checks/keyphraseChecks.ts';
import type { FixChange } from '../report/report.ts';
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from '../report/thresholds.ts';
import { titleWidthPx } from '../result/searchResult.ts';
import type { SentenceFacts } from '../text/blockFacts.ts';
import { type Keyphrase, keyphraseOf, placeIn, shareIn } from '../text/keyphrase.ts';
import type { TextTools } from '../text/textTools.ts';
import { type FixBlock, type FixSubject, type Run, textOf, wordingOf } from './fixSubject.ts';

export function slugOfKeyphrase({
  context: { keyphrase, language },
}: FixSubject): FixChange | null {
  const slug = suggestedSlug(keyphrase ?? '', language);
  return slug === '' ? null : { type: 'fields', fields: { slug } };
}

/** Content words of a name of a subject; a longer phrase is what people type, not what they say. */
const NAME_WORDS_MOST = 3;
/** A title with one of these has two parts already. */
const DIVIDED = /[:–—|?？]/u;

/**
 * "Burr grinder: Coffee at home", where that reads as a title: the text itself names its subject in these words, the title says
 * something else, and a search result has room for both.
 */
export function titleWithKeyphrase({ blocks, context, tools }: FixSubject): FixChange | null {
  const title = shownTitle(context);
  if (context.keyphrase === null || title === '' || DIVIDED.test(title)) return null;
  const phrase = keyphraseOf(context.keyphrase, tools);
  const isNamed = isName(phrase, tools) && shareIn(phrase, [stemsIn(title, tools)]) === 0;
  const name = isNamed ? writtenIn(blocks, phrase, tools) : null;
  if (name === null) return null;
  const seoTitle = `${capitalised(name, context.language)}${colonOf(tools.language)} ${title}`;
  const isRoom = titleWidthPx(seoTitle) <= TITLE_WIDTH_PX;
  return isRoom ? { type: 'fields', fields: { seoTitle } } : null;
}

const stemsIn = (text: string, tools: TextTools) => ({ stems: tools.words(text).map(tools.stem) });

/** French has a space before a colon. */
const colonOf = (language: string): string => (language === 'fr' ? '\u00a0:' : ':');

/** A noun with what belongs to it, and no question or command. */
function isName({ wording, contentWords }: Keyphrase, { cues, termWords }: TextTools): boolean {
  if (cues === null || termWords === null || cues.isQuestion(wording)) return false;
  const isNoun = (word: string) => !termWords.isEmpty(word) && !termWords.isVerb(word);
  return contentWords > 0 && contentWords <= NAME_WORDS_MOST && wording.every(isNoun);
}

/** The phrase as a sentence of the text has it; null if none has it word for word. */
function writtenIn(
  blocks: readonly FixBlock[],
  phrase: Keyphrase,
  tools: TextTools,
): string | null {
  for (const { html, facts } of blocks) {
    for (const [at, { kind, sentences }] of facts.units.entries()) {
      if (kind !== 'paragraph' && kind !== 'item') continue;
      const sentence = sentences.find(({ plain }) => placeIn(phrase, plain) >= 0);
      if (sentence === undefined) continue;
      const text = textUnitsOf(html)[at]?.text.slice(sentence.start, sentence.end) ?? '';
      const place = placeIn(phrase, sentence.plain);
      const words = tools.tokens(text).slice(place, place + phrase.wording.length);
      return collapsed(text.slice(words[0]?.start, words.at(-1)?.end));
    }
  }
  return null;
}

/**
 * Sentences of the text that follow each other and are together as long as a description should be. Null if none of them names the
 * keyphrase.
 */
export function descriptionFromText({ blocks, context, tools }: FixSubject): FixChange | null {
  const phrase = context.keyphrase === null ? null : keyphraseOf(context.keyphrase, tools);
  const has = ({ stems }: SentenceFacts) =>
    phrase === null || phrase.stems.every((stem) => stems.includes(stem));
  for (const run of runsIn(blocks))
    if (run.sentences.some(has) && !repeats(run) && !dangles(run, tools))
      return { type: 'fields', fields: { description: textOf(run) } };
  return null;
}

const repeats = ({ sentences }: Run): boolean =>
  new Set(sentences.map(wordingOf)).size < sentences.length;

/** Needs a sentence before it to be understood. */
const dangles = ({ sentences: [first] }: Run, { cues }: TextTools): boolean =>
  first !== undefined && cues?.isDangling(first.plain) === true;

/** Runs that are as long as a description, one after another, so that a long text is not read to its end. */
function* runsIn(blocks: readonly FixBlock[]): Generator<Run> {
  for (const block of blocks) {
    for (const [unit, { kind, sentences }] of block.facts.units.entries()) {
      if (kind === 'paragraph') yield* runsOf({ block, unit, sentences });
    }
  }
}

/** More sentences in a row are longer than a description. */
const RUN_MOST = 12;

function* runsOf({ sentences, ...place }: Run): Generator<Run> {
  for (const [from, { start }] of sentences.entries()) {
    const next = sentences.slice(from, from + RUN_MOST);
    const fitting = next.filter(({ end }) => isWithin(end - start, DESCRIPTION_LENGTH));
    for (const last of fitting)
      yield { ...place, sentences: next.slice(0, next.indexOf(last) + 1) };
  }
}
