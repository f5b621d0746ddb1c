/** The pages of an audit beside each other, as their faults are found. */
import type { ComparedText } from './groups.ts';
import type { PageAnswer } from './pageFacts.ts';
import type { JudgedPage } from './pageFaults.ts';

export interface SitePage extends JudgedPage, ComparedText {
  /** Places in the list of targets. */
  readonly links: readonly number[];
}

/** An address that a page of the audit links to, or names. */
export interface LinkTarget {
  readonly url: string;
  /** Null: it is a page of the audit, or nobody has asked. */
  readonly answer: PageAnswer | null;
  /** Of a start page that is no page of the audit; null of any other. */
  readonly links: readonly string[] | null;
}

export interface Site {
  readonly pages: readonly SitePage[];
  readonly targets: readonly LinkTarget[];
}
