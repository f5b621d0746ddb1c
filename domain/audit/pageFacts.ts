/** What a server has answered for a page of an audit, and what the page says to search engines. */

/** How the reading of an address has ended. */
export type AnswerEnd =
  /** A page of HTML has come. */
  | 'page'
  /** The status says that there is none. */
  | 'status'
  /** Something else than HTML. */
  | 'notHtml'
  /** Packed or written in a way that nobody reads. */
  | 'unreadable'
  | 'tooLarge'
  | 'timeOut'
  /** Nobody listens there. */
  | 'refused'
  /** The connection breaks off. */
  | 'noAnswer'
  | 'noSuchHost'
  | 'redirectLoop'
  /** A redirect leads nowhere: without an address, or to none of the web. */
  | 'badRedirect'
  /** The robots.txt of the site forbids it. */
  | 'disallowed'
  /** Its robots.txt cannot be had, and then robots read nothing. */
  | 'robotsFailed'
  /** An address that we do not ask. */
  | 'notAllowed';

export interface PageAnswer {
  /** Of the last answer; null: none has come. */
  readonly status: number | null;
  readonly end: AnswerEnd;
  /** Where redirects lead, in their order. */
  readonly hops: readonly string[];
}

/** Of a page of HTML, as its source has it. */
export interface PageFacts {
  readonly title: string | null;
  readonly titles: number;
  readonly description: string | null;
  readonly descriptions: number;
  /** Headings of level 1 with text. */
  readonly h1s: number;
  /** Directives for robots in lower case, of the page and of its header. */
  readonly robots: readonly string[];
  /** Whether those that keep the page out of results stand in the header `X-Robots-Tag`. */
  readonly isHeaderNoindex: boolean;
  /** Absolute, each once. */
  readonly canonicals: readonly string[];
  /** Where the page itself sends its readers; null: nowhere. */
  readonly refresh: string | null;
  /** As `html lang` says it; null without one. */
  readonly language: string | null;
  /** Of the text without menus, head and foot. */
  readonly words: number;
  /** Of the HTML in UTF-8. */
  readonly bytes: number;
  readonly images: number;
  readonly imagesWithoutAlt: number;
  /** The first of them. */
  readonly withoutAlt: readonly string[];
  /** Addresses of the web, absolute, without fragment, each once. */
  readonly links: readonly string[];
  /** Versions in other languages (hreflang). */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  /** The page says that it is not there, whatever its status is. */
  readonly saysMissing: boolean;
}

/** How much of each is kept. */
export const FACTS_MOST = {
  textChars: 500,
  urlChars: 2000,
  links: 500,
  alternates: 50,
  canonicals: 3,
  images: 50,
  hops: 6,
} as const;

export const isNoindex = ({ robots }: Pick<PageFacts, 'robots'>): boolean =>
  robots.includes('noindex') || robots.includes('none');
