/** What a designed cover can be. */

/** How a designed cover is laid out. */
export const COVER_LAYOUTS = ['plain', 'centred', 'band', 'frame', 'corner', 'split'] as const;
export type CoverLayout = (typeof COVER_LAYOUTS)[number];
/** 1200 × 630, 1080 × 1080 and 1000 × 1500 pixels. */
export const COVER_SIZES = ['link', 'square', 'pin'] as const;
export type CoverSize = (typeof COVER_SIZES)[number];
export const COVER_TITLE_MAX_CHARS = 200;
export const COVER_BYLINE_MAX_CHARS = 60;
