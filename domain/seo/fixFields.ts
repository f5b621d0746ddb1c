/** Search fields, made of the keyphrase and the sentences of the text. */
import { capitalised } from '../capitalised.ts';
import { suggestedSlug } from '../article/fieldText.ts';
import { isWithin } from './checkRow.ts';
import type { SentenceFacts } from './blockFacts.ts';
import { type FixBlock, type FixSubject, type Run, textOf, wordingOf } from './fixSubject.ts';
import { keyphraseOf } from './keyphrase.ts';
import { shownTitle } from './keyphraseChecks.ts';
import type { FixChange } from './report.ts';
import { titleWidthPx } from './searchResult.ts';
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from './thresholds.ts';

export function slugOfKeyphrase({
  context: { keyphrase, language },
}: FixSubject): FixChange | null {
  const slug = suggestedSlug(keyphrase ?? '', language);
  return slug === '' ? null : { type: 'fields', fields: { slug } };
}

/** The keyphrase in front of the title, if a search result has room for both. */
export function titleWithKeyphrase({ context }: FixSubject): FixChange | null {
  const phrase = capitalised(context.keyphrase ?? '', context.language);
  const title = shownTitle(context);
  const seoTitle = title === '' ? phrase : `${phrase}: ${title}`;
  const isRoom = titleWidthPx(seoTitle) <= TITLE_WIDTH_PX;
  return phrase !== '' && isRoom ? { type: 'fields', fields: { seoTitle } } : null;
}

/** Sentences of the text that follow each other and are together as long as a description should be. */
export function descriptionFromText(
  { blocks, context, tools }: FixSubject,
  needsPhrase: boolean,
): FixChange | null {
  const phrase = context.keyphrase === null ? null : keyphraseOf(context.keyphrase, tools);
  const has = ({ stems }: SentenceFacts) =>
    phrase?.stems.every((stem) => stems.includes(stem)) === true;
  let chosen: Run | null = null;
  for (const run of runsIn(blocks)) {
    if (repeats(run)) continue;
    const isNamed = run.sentences.some(has);
    if (isNamed || !needsPhrase) chosen ??= run;
    if (!isNamed) continue;
    chosen = run;
    break;
  }
  return chosen && { type: 'fields', fields: { description: textOf(chosen) } };
}

const repeats = ({ sentences }: Run): boolean =>
  new Set(sentences.map(wordingOf)).size < sentences.length;

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
