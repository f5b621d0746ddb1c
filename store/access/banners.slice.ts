import type { BannerName } from '#domain/access/banners.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface OfBanner {
  readonly banner: BannerName;
}

/** The banners above the start page (domain/access/banners.ts). */
export const banners = plainSlice<{
  /** In milliseconds since 1970; null: nobody has looked at the clock yet, and no banner is shown. */
  readonly lookedAt: number | null;
  /** In this tab, in that order; those that were dismissed before are in the person's config. */
  readonly dismissed: readonly BannerName[];
}>()('banners', {
  initial: { lookedAt: null, dismissed: [] },
  changes: {
    looked: (from, { at }: { readonly at: number }) => ({ ...from, lookedAt: at }),
    dismissed: (from, { banner }: OfBanner) =>
      from.dismissed.includes(banner) ? from : { ...from, dismissed: [...from.dismissed, banner] },
  },
  requests: { appeared: request<OfBanner>() },
  selectors: {
    selectLookedAt: (state) => state.lookedAt,
    selectDismissed: (state) => state.dismissed,
  },
});
