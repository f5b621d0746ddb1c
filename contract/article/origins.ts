/** Where text of a block may have come from; what is not from there was written by hand. */
export const ORIGIN_KINDS = ['ai', 'pasted', 'imported'] as const;

/** A longer original text is not kept. */
export const ORIGIN_TEXT_MAX_CHARS = 20_000;
export const MOST_ORIGINS = 8;
