import { ACCOUNT_DATES, type AccountDates } from './accountDates.ts';

/** What the server tells the page about its installation, in a meta tag of the page. */
export interface PageConfig {
  readonly supportEmail: string;
  /** The host's own pages; each a path of our origin, or an address of a host elsewhere. */
  readonly hostHomeUrl: string;
  readonly hostSignupUrl: string;
  readonly hostMultiloginUrl: string;
  /** Where the page may lead besides our own origin. */
  readonly hostOrigins: readonly string[];
  readonly dates: AccountDates;
}

/** What holds until the server has said otherwise. */
export const PAGE_CONFIG: PageConfig = {
  supportEmail: '',
  hostHomeUrl: '/',
  hostSignupUrl: '/',
  hostMultiloginUrl: '/',
  hostOrigins: [],
  dates: ACCOUNT_DATES,
};
