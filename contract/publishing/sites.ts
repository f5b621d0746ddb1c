/** Sites that articles are to be published on. */

/** A row for each kind in `server/adapters/publishing/siteKinds.ts`. */
export const SITE_KINDS = ['wordpress'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** What an account may do on its site. */
export const SITE_ABILITIES = [
  'write',
  'publish',
  'upload',
  'editOthers',
  'addCategories',
  'anyHtml',
] as const;
export type SiteAbility = (typeof SITE_ABILITIES)[number];

/** Plugins of a site that keep the title and the description for search engines. */
export const SEO_PLUGINS = ['yoast', 'rankMath', 'seoPress'] as const;
export type SeoPlugin = (typeof SEO_PLUGINS)[number];

export const SITE_ADDRESS_MAX_CHARS = 500;
export const SITE_LOGIN_MAX_CHARS = 200;
export const SITE_PASSWORD_MAX_CHARS = 200;
