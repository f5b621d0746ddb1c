import type { Services } from '#services/services.ts';
import { getContext } from './effects.ts';

/** Returns the ports that the composition root, a replay or a test supplies. */
export function* services() {
  return yield* getContext<Services>('services');
}
