import type { BannerName } from '#domain/access/banners.ts';
import type { LimitPlans } from '#domain/access/limits.ts';
import { dates } from '#src/kit/copy/formats.ts';

const longDay = dates({ dateStyle: 'long', timeZone: 'UTC' });

export const banners = {
  freePlanEnd: {
    /** `date`: ISO 8601 (spec §2). */
    title: (date: string) =>
      `Your free account will switch to Read-Only on ${longDay.format(new Date(date))} 🚨`,
    body: (date: string) =>
      `From ${longDay.format(new Date(date))}, all accounts without a subscription are in read-only mode. Your existing content stays viewable, but you will not be able to edit or create anything. To keep full access,`,
    trial: 'start a free trial today',
    subscribe: 'subscribe to the full plan today!',
  },
  loyal: {
    title: 'Thank you for being with us',
    body: ({ loyal, paid }: LimitPlans) =>
      `Loyal customers get ${loyal.serpBased} SEO articles per month instead of ${paid.serpBased}.`,
  },
  invitation: { title: 'You are invited', open: 'Take part' },
  dismiss: 'Dismiss',
} as const satisfies Record<BannerName, unknown> & { readonly dismiss: string };
