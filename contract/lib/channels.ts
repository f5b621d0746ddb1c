/** Where a post is published. Each has a row in `CHANNEL` (domain/social/channels.ts). */
export const CHANNELS = ['x', 'linkedin', 'facebook', 'instagram', 'pinterest', 'threads'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Texts side by side for each channel. */
export const POST_VARIANTS_MOST = 3;
