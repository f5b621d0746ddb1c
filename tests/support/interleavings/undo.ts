import { notices } from '#store/session/notices.slice.ts';
import type { Act } from './world.ts';

/** Undo is pressed in the first notice that offers it. */
export const undoPressed: Act = (state) => {
  const offer = notices.select(state).find((one) => one.offer === 'undo');
  return offer === undefined ? null : notices.undoRequested({ id: offer.id });
};
