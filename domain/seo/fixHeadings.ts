/** Headings, made of the keyphrase and of what the text says already. */
import { capitalised } from '../capitalised.ts';
import { escapeText } from '#html/escape.ts';
import { defines } from './aiSearchChecks.ts';
import { blockAt, type FixSubject, introductionIn, replaced } from './fixSubject.ts';
import { keyphraseOf, shareIn } from './keyphrase.ts';
import type { FixChange } from './report.ts';

const SUBHEADING = /^<h[23][^>]*>/i;

/** The keyphrase in front of the first subheading that is without it. A text with too many of them has no such fix. */
export function keyphraseInHeading({
  blocks,
  places,
  tools,
  context: { keyphrase, language },
}: FixSubject): FixChange | null {
  if (keyphrase === null) return null;
  const phrase = keyphraseOf(keyphrase, tools);
  for (const place of places) {
    const block = blockAt(blocks, place);
    const [heading] = block?.facts.units ?? [];
    if (block === undefined || heading === undefined || !SUBHEADING.test(block.html)) continue;
    if (heading.isSummary || shareIn(phrase, heading.sentences) === 1) continue;
    const front = `${escapeText(capitalised(keyphrase, language))}: `;
    return replaced(block, [block.html.replace(SUBHEADING, (tag) => `${tag}${front}`)]);
  }
  return null;
}

/** A question above a paragraph that answers it already: one that says what the subject is, and has no heading of its own. */
export function questionAbove({
  blocks,
  tools,
  context: { keyphrase, language },
}: FixSubject): FixChange | null {
  if (keyphrase === null || tools.cues === null) return null;
  const phrase = keyphraseOf(keyphrase, tools);
  const introduction = introductionIn(blocks);
  const at = blocks.findIndex(({ id, facts: { units } }, index) => {
    const isHeaded = blocks[index - 1]?.facts.units[0]?.kind === 'heading';
    const [unit] = units;
    return id !== introduction && !isHeaded && unit?.kind === 'paragraph' && defines(unit, phrase);
  });
  const [before, answer] = [blocks[at - 1], blocks[at]];
  if (before === undefined || answer === undefined) return null;
  const question = tools.cues.definitionHeading(capitalised(keyphrase, language));
  const above = { id: answer.id, html: answer.html };
  return { type: 'behind', blockId: before.id, now: [`<h2>${escapeText(question)}</h2>`], above };
}
