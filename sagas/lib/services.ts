import type { Services } from '#services/services.ts';
import { getContext } from './effects.ts';

/** The ports, as the composition root (or a replay, or a test) supplies them. */
export function* services() {
  return yield* getContext<Services>('services');
}
