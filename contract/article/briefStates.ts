/**
 * `waiting`: no worker has begun with it. `making`: its pages are being read. `failed`: it could not be made, and says why.
 * `reopened`: it was approved before.
 */
export const BRIEF_STATES = [
  'waiting',
  'making',
  'failed',
  'draft',
  'approved',
  'reopened',
] as const;
export type BriefState = (typeof BRIEF_STATES)[number];
