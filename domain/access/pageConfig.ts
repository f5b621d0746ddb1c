import type { AnalyticsSink } from '../session/analytics.ts';
import { ACCOUNT_DATES, type AccountDates } from './accountDates.ts';
import type { Invitation } from './banners.ts';
import { LIMIT_PLANS, type LimitPlans } from './limits.ts';
import type { News } from './modals.ts';

/** The settings of the installation, which the server puts into a meta tag of the page. */
export interface PageConfig {
  readonly supportEmail: string;
  /** The host's own pages: a path on our origin, or an address elsewhere. */
  readonly hostHomeUrl: string;
  readonly hostSignupUrl: string;
  readonly hostMultiloginUrl: string;
  /** Origins that the page may lead to, besides our own. */
  readonly hostOrigins: readonly string[];
  readonly dates: AccountDates;
  readonly limits: LimitPlans;
  /** Null: nobody is invited to anything. */
  readonly invitation: Invitation | null;
  /** Null: nobody sees news, and nobody is asked anything. */
  readonly news: News | null;
  readonly analytics: AnalyticsSink;
  /** Null: errors stay on the device. */
  readonly errorReports: ErrorReports | null;
}

export interface ErrorReports {
  readonly dsn: string;
  /** The version of the build. */
  readonly release: string;
}

/** The defaults, until the server's settings are read. */
export const PAGE_CONFIG: PageConfig = {
  supportEmail: '',
  hostHomeUrl: '/',
  hostSignupUrl: '/',
  hostMultiloginUrl: '/',
  hostOrigins: [],
  dates: ACCOUNT_DATES,
  limits: LIMIT_PLANS,
  invitation: null,
  news: null,
  analytics: 'none',
  errorReports: null,
};
