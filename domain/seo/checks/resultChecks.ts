/** What search engines are told beside the text. */
import type { CheckName } from '../report/report.ts';
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from '../report/thresholds.ts';
import { titleWidthPx } from '../result/searchResult.ts';
import { type CheckRow, type Finding, isWithin, type Subject, UNMEASURED } from './checkRow.ts';
import { shownTitle, titlePlaces } from './keyphraseChecks.ts';

function titleWidth({ context, text: { headings } }: Subject): Finding {
  const title = shownTitle(context);
  if (title === '') return UNMEASURED;
  const value = Math.round(titleWidthPx(title));
  const rating = value <= TITLE_WIDTH_PX ? 'good' : 'bad';
  return { rating, value, places: rating === 'good' ? [] : titlePlaces(context, headings) };
}

/** A text without a description gets one from the search engine, whatever that takes. */
function descriptionLength({ context: { fields }, text: { words } }: Subject): Finding {
  const value = fields.description.trim().length;
  if (value === 0) return words === 0 ? UNMEASURED : { rating: 'bad', value, places: [] };
  return { rating: isWithin(value, DESCRIPTION_LENGTH) ? 'good' : 'ok', value, places: [] };
}

const group = 'result';

export const RESULT_CHECKS = {
  titleWidth: { group, wanted: { most: TITLE_WIDTH_PX }, examine: titleWidth },
  descriptionLength: { group, wanted: DESCRIPTION_LENGTH, examine: descriptionLength },
} as const satisfies Partial<Record<CheckName, CheckRow>>;
