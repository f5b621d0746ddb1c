import type { PayloadAction } from '@reduxjs/toolkit';
import type { Action } from 'redux';

/** A pattern for `take`: this event, with these values in its payload. */
export function matching<Payload extends object>(
  event: { match(action: unknown): action is PayloadAction<Payload> },
  values: Partial<Payload>,
) {
  const expected = Object.entries(values);
  return (action: Action): action is PayloadAction<Payload> =>
    event.match(action) &&
    expected.every(([field, value]) => action.payload[field as keyof Payload] === value);
}
