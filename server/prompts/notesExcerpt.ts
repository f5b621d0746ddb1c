import type { Material } from '#domain/writing/writingTask.ts';
import { knownLanguage } from '../material/language.ts';
import { partsOf } from '../material/notes.ts';
import { sharedCount, termsOf } from '../material/terms.ts';

/** Notes may be a book; this much of them goes into a question (about 6,000 tokens of English). */
const NOTES_BUDGET_CHARS = 24_000;
const GAP = '[…]\n\n';

/**
 * The notes as far as a question has room for them: whole, or else the parts that share most words with
 * what the question is about, in their order and word for word; among equals the earlier ones.
 */
export function notesExcerpt({ notes, language }: Material, about: string): string {
  if (notes.length <= NOTES_BUDGET_CHARS) return notes;
  const tag = knownLanguage(language);
  const wanted = termsOf(about, tag);
  const parts = partsOf(notes).map(({ source }, at) => {
    return { at, source, shared: sharedCount(wanted, termsOf(source, tag)) };
  });
  let left = NOTES_BUDGET_CHARS;
  const chosen = parts
    .toSorted((a, b) => b.shared - a.shared)
    .filter(({ source }) => {
      const fits = source.length <= left;
      if (fits) left -= source.length;
      return fits;
    })
    .sort((a, b) => a.at - b.at);
  if (chosen.length === 0) return notes.slice(0, NOTES_BUDGET_CHARS);
  const isNext = (at: number, place: number) => at === (chosen[place - 1]?.at ?? -1) + 1;
  return chosen
    .map(({ at, source }, place) => (isNext(at, place) ? source : `${GAP}${source}`))
    .join('');
}
