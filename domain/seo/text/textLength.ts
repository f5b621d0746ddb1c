/** From which length a text can be judged. */
import type { ReportContext } from '../report/report.ts';
import { ENOUGH_WORDS } from '../report/thresholds.ts';

/**
 * Half of what the writer has asked for; else half of what the shorter competitors have, within bounds; else what a page
 * usually needs. In whole tens.
 */
export function enoughWordsFor({
  competition,
  wantedWords,
}: Pick<ReportContext, 'competition' | 'wantedWords'>): number {
  const { usual, least, most } = ENOUGH_WORDS;
  if (wantedWords != null) return Math.min(most, halfOf(wantedWords));
  const low = competition?.words?.low;
  return low === undefined ? usual : Math.min(most, Math.max(least, halfOf(low)));
}

const halfOf = (words: number): number => Math.round((words * ENOUGH_WORDS.ofRange) / STEP) * STEP;
const STEP = 10;
