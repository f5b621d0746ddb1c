import { Text } from '@mantine/core';
import { DESCRIPTION_LENGTH } from '#domain/seo/report/thresholds.ts';
import {
  RESULT_LIMITS_PX,
  type ResultDevice,
  resultText,
} from '#domain/seo/result/searchResult.ts';
import { search as copy, type SuggestedField } from './search.copy.ts';
import classes from './search.module.css';

interface MeasuredProps {
  readonly field: SuggestedField;
  readonly text: string;
  readonly device: ResultDevice;
}

/** How long a text is, and whether that may be too long, or not what the check wants (docs/scoring.md). */
export function Measured({ field, text, device }: MeasuredProps) {
  const { length } = text.trim();
  const { widthPx, isCut } = resultText(field, text.trim(), device);
  const { least, most } = DESCRIPTION_LENGTH;
  const isUnusual = field === 'description' && (length < least || length > most);
  return (
    <>
      {copy.measured(length, widthPx, RESULT_LIMITS_PX[device][field])}
      {isUnusual ? ` · ${copy.wantedLength(least, most)}` : null}
      {isCut ? (
        <Text span inherit fw={500} className={classes.cut}>
          {` · ${copy.mayBeCut}`}
        </Text>
      ) : null}
    </>
  );
}
