import { keyphraseOf } from './keyphrase.ts';
import { keyphraseChecks } from './keyphraseChecks.ts';
import { outlineOf, type ReadBlock } from './outline.ts';
import { baseLanguageOf, readabilityOf } from './readability.ts';
import { type ReportContext, SCORER_VERSION, type TextReport, type TextTools } from './report.ts';
import { structureChecks } from './structureChecks.ts';

/** Silent reading of English non-fiction, words a minute (Brysbaert, J. Mem. Lang. 109, 2019). */
const READING_WPM = 238;

/** Combines the facts of all blocks. Takes time by the number of sentences; no text is read again. */
export function textReportOf(
  blocks: readonly ReadBlock[],
  { language, keyphrase }: ReportContext,
  tools: TextTools,
): TextReport {
  const text = outlineOf(blocks);
  const { sentences, words, paragraphs } = text;
  const phrase = keyphrase === null ? null : keyphraseOf(keyphrase, tools);
  return {
    scorerVersion: SCORER_VERSION,
    words,
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    readingMinutes: Math.ceil(words / READING_WPM),
    readability: readabilityOf(language, {
      sentences: sentences.length,
      words: sentences.reduce((sum, one) => sum + one.words, 0),
      syllables: sentences.reduce((sum, one) => sum + one.syllables, 0),
    }),
    keyphrase,
    checks: [
      ...keyphraseChecks(phrase, text, tools.knowsWordForms),
      ...structureChecks(text, baseLanguageOf(language)),
    ],
  };
}
