/** The banners above the start page (spec §2 "Modals and banners"). A new one is a row here and its texts. */

import type { EVENT_NAMES } from '#contract/session/event.route.ts';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { type AccountDates, isFreePlanReadOnly, isLoyal, isTrialEligible } from './accountDates.ts';
import { FREE_PLAN, type Plan } from './plan.ts';

/** What an installation asks its people for, such as an interview; a new version is shown again to those who hid the last one. */
export interface Invitation {
  readonly version: string;
  readonly text: string;
  readonly url: string;
}

export interface BannerViewer {
  readonly plan: Plan;
  readonly flags: readonly string[];
  /** ISO 8601. */
  readonly createDate: string;
  readonly dates: AccountDates;
  readonly invitation: Invitation | null;
  readonly nowMs: number;
}

interface Banner {
  readonly isFor: (viewer: BannerViewer) => boolean;
  /** The key of the user config under which the time of its dismissal is stored; null: it cannot be dismissed. */
  readonly keyOf: (viewer: Pick<BannerViewer, 'invitation'>) => string | null;
  /** What is sent to analytics each time it appears; null: nothing. */
  readonly event: (typeof EVENT_NAMES)[number] | null;
}

/** In the order in which they are shown. */
export const BANNERS = {
  /** Once the date is past, the account is read-only and its pages say so. */
  freePlanEnd: {
    isFor: ({ plan, dates, nowMs }) =>
      plan === FREE_PLAN &&
      dates.freePlanReadOnlyFrom !== null &&
      !isFreePlanReadOnly(dates, nowMs),
    keyOf: () => null,
    event: 'free_plan_end_notice',
  },
  loyal: {
    isFor: ({ dates, createDate }) => isLoyal(dates, createDate),
    keyOf: () => 'loyal_banner',
    event: null,
  },
  invitation: {
    isFor: ({ invitation }) => invitation !== null,
    keyOf: ({ invitation }) => invitation && `invitation_banner_viewed_${invitation.version}`,
    event: null,
  },
} as const satisfies Record<string, Banner>;

export type BannerName = keyof typeof BANNERS;

/** The banners that somebody sees. `stored` is their config; undefined: not known, so that what may be dismissed is not shown. */
export function bannersFor(
  viewer: BannerViewer,
  stored: UserConfig | undefined,
): readonly BannerName[] {
  return Object.entries<Banner>(BANNERS)
    .filter(([, { isFor, keyOf }]) => {
      const key = keyOf(viewer);
      return isFor(viewer) && (key === null || (stored !== undefined && !(key in stored)));
    })
    .map(([name]) => name as BannerName);
}

/** Whether the call to action of the free-plan end notice offers a trial. */
export const offersTrial = ({ dates, ...viewer }: BannerViewer): boolean =>
  isTrialEligible(dates, viewer);
