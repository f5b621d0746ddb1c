import { jest } from '@jest/globals';
import { ENDPOINTS } from './endpoints.ts';

/** No endpoint counts how often it is called, for tests that ask again and again. */
export function withoutRates(): void {
  for (const { route } of ENDPOINTS)
    if (route.perMinute !== undefined)
      jest.replaceProperty(route, 'perMinute', Number.POSITIVE_INFINITY);
}
