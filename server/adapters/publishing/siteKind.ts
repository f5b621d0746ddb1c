/** What a kind of site does, whichever it is: WordPress today, another is a folder beside it and a row in `siteKinds.ts`. */
import type { SeoPlugin, SiteAbility, SiteKind } from '#contract/publishing/sites.ts';
import type { ImportedBlock } from '#domain/transfer/importedText.ts';
import type { UploadedImages } from '#html/wordpress/images.ts';

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

/** Its own two reject with a `Problem` of a code `site_…`, and with an `OwnFault` if we could not ask now. */
export interface SiteAdapter extends SitePosts {
  /** Finds the interface of a site at an address as people write it, and signs in. */
  connect(address: string, login: SiteLogin): Promise<ConnectedSite>;
  /** Signs in again at an interface that `connect` has found. */
  test(apiRoot: string, login: SiteLogin): Promise<SaidOfSite>;
}

/** How a post is asked for: at an interface that `connect` has found, with what the site has said last. */
export interface SiteAccess {
  readonly apiRoot: string;
  readonly login: SiteLogin;
  readonly abilities: readonly SiteAbility[];
  readonly seo: readonly SeoPlugin[];
}

export const POST_STATES = [
  'draft',
  'pending',
  'private',
  'scheduled',
  'published',
  'trashed',
] as const;
export type PostState = (typeof POST_STATES)[number];

/** The text of a post as the site keeps it, before it is shown. */
export interface PostText {
  /** Plain text. */
  readonly title: string;
  /** Markup of the site. */
  readonly content: string;
  readonly excerpt: string;
}

export interface SitePost extends PostText {
  /** Of the site. */
  readonly id: string;
  readonly state: PostState;
  readonly slug: string;
  /** Where readers find it; of a draft, where only its authors do. */
  readonly link: string;
  /** ISO 8601 in UTC: since when it is published, or from when; null for a draft. */
  readonly date: string | null;
}

/** What becomes a post. */
export interface NewPost {
  /** Plain text. */
  readonly title: string;
  /** Sanitised, without the title. */
  readonly blocks: readonly ImportedBlock[];
  /** Empty: the site makes one of the title. */
  readonly slug: string;
  readonly excerpt: string;
  /** For search engines; empty: those of the post. */
  readonly seo: { readonly title: string; readonly description: string };
  /** By name; those of the same letters are taken, whatever their accents and case. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Of `authors`; null: the account. */
  readonly authorId: string | null;
  /** Already on the site. */
  readonly coverId: string | null;
  readonly images: UploadedImages;
  /** Of schema.org, as text; null: none. */
  readonly jsonLd: string | null;
}

/** What a site has left out of a post without refusing it. */
export interface Unmet {
  readonly what: 'seo' | 'cover' | 'category' | 'tag' | 'author' | 'slug' | 'jsonLd' | 'html';
  /** Which one, if there are several; else empty. */
  readonly name: string;
}

export interface WrittenPost {
  readonly post: SitePost;
  readonly unmet: readonly Unmet[];
}

export interface NewImage {
  /** Stays the same however often it is sent: by it an image is found that is there already. */
  readonly marker: string;
  /** With its extension, as readers may see it. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly alt: string;
}

export interface SiteImage {
  readonly id: string;
  readonly url: string;
}

export type PostTime =
  | { readonly state: 'draft' }
  | { readonly state: 'published' }
  /** ISO 8601 in UTC, in the future. */
  | { readonly state: 'scheduled'; readonly date: string };

/** A page of posts that are published, newest first. */
export interface PostPage {
  readonly posts: readonly {
    readonly id: string;
    readonly title: string;
    readonly link: string;
    /** ISO 8601 in UTC. */
    readonly changedAt: string;
  }[];
  /** Null: it is the last one. */
  readonly next: number | null;
  readonly total: number;
}

/**
 * Each rejects with a `Problem` of a code `site_…`, and with an `OwnFault` if we could not ask now. `site_unreachable` and
 * `site_answer_unusable` after a write are no proof that nothing was written: `findPost` and `findImage` tell.
 */
export interface SitePosts {
  /** The post of a marker, also in the trash; null: there is none. Removes further drafts of the same marker, which a lost answer has left. */
  findPost(site: SiteAccess, marker: string, signal: AbortSignal): Promise<SitePost | null>;
  /** Null: it was removed for good. */
  readPost(site: SiteAccess, id: string, signal: AbortSignal): Promise<SitePost | null>;
  /** Makes an empty draft that `findPost` finds. Never anything that readers see. */
  createDraft(
    site: SiteAccess,
    draft: { readonly marker: string; readonly title: string },
    signal: AbortSignal,
  ): Promise<SitePost>;
  /** Writes everything but the state; resolves with what the site has made of it. */
  writePost(
    site: SiteAccess,
    id: string,
    post: NewPost,
    signal: AbortSignal,
  ): Promise<WrittenPost>;
  /** Publishes, schedules, or takes back to a draft, and proves it by the answer. Out of the trash, too. */
  setState(
    site: SiteAccess,
    id: string,
    time: PostTime,
    signal: AbortSignal,
  ): Promise<SitePost>;
  /** Resolves also if it is in the trash already. */
  trashPost(site: SiteAccess, id: string, signal: AbortSignal): Promise<void>;
  findImage(site: SiteAccess, marker: string, signal: AbortSignal): Promise<SiteImage | null>;
  uploadImage(site: SiteAccess, image: NewImage, signal: AbortSignal): Promise<SiteImage>;
  /** Those who may be named as author: empty if the account may name nobody else. */
  authors(
    site: SiteAccess,
    signal: AbortSignal,
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The names of categories that are there, at most a hundred. */
  categories(site: SiteAccess, signal: AbortSignal): Promise<readonly string[]>;
  /** `page` from 1. */
  publishedPosts(site: SiteAccess, page: number, signal: AbortSignal): Promise<PostPage>;
}

export type SiteKinds = Readonly<Record<SiteKind, SiteAdapter>>;
