/** What a kind of site does, whichever it is: WordPress today, another is a folder beside it and a row in `siteKinds.ts`. */
import type { SeoPlugin, SiteAbility, SiteKind } from '#contract/publishing/sites.ts';

export interface SiteLogin {
  readonly login: string;
  readonly password: string;
}

/** What a site says of itself and of the account. */
export interface SaidOfSite {
  readonly title: string;
  /** The name of the account, as readers see it. */
  readonly name: string;
  /** Empty without one. */
  readonly role: string;
  readonly abilities: readonly SiteAbility[];
  readonly seo: readonly SeoPlugin[];
  /** IANA, or an offset such as `+02:00`. */
  readonly timeZone: string;
}

export interface ConnectedSite extends SaidOfSite {
  /** Of the start page. */
  readonly address: string;
  /** Where the interface for programs begins. */
  readonly apiRoot: string;
}

/** Both reject with a `Problem` of a code `site_…`, and with an `OwnFault` if we could not ask now. */
export interface SiteAdapter {
  /** Finds the interface of a site at an address as people write it, and signs in. */
  connect(address: string, login: SiteLogin): Promise<ConnectedSite>;
  /** Signs in again at an interface that `connect` has found. */
  test(apiRoot: string, login: SiteLogin): Promise<SaidOfSite>;
}

export type SiteKinds = Readonly<Record<SiteKind, SiteAdapter>>;
