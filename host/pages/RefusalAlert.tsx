import { Alert } from '@mantine/core';
import { type Refusal, refusalText } from './ask.ts';

/** What was refused, said at once where it was asked for. */
export function RefusalAlert({ refusal }: { refusal: Refusal | null }) {
  return refusal === null ? null : (
    <Alert color="red" role="alert">
      {refusalText(refusal)}
    </Alert>
  );
}
