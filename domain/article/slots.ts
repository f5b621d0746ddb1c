import { isSlot } from '#html/slot.ts';
import type { ArticleBody } from './body.ts';

/** How many slots a text still has. */
export const slotsIn = ({ html }: ArticleBody): number => Object.values(html).filter(isSlot).length;
