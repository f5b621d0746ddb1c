import type { DesignOrigin } from '#contract/design/design.route.ts';

/** Where somebody goes back to who has connected the design tool. */
export const DESIGN_PLACES: Readonly<Record<DesignOrigin, string>> = {
  settings: '/settings?section=integrations',
  images: '/images',
};
