import { Alert } from '@mantine/core';
import { refusalText } from './ask.ts';
import type { Refusal } from '../client.ts';

/** What was refused, said at once where it was asked for. */
export function RefusalAlert({ refusal }: { refusal: Refusal | null }) {
  return refusal === null ? null : (
    <Alert color="red" role="alert">
      {refusalText(refusal)}
    </Alert>
  );
}
