import { collectedPage } from './collectedPage.ts';
import type { FetchedPage } from './fetchPage.ts';
import { documentOf } from './pageDocument.ts';
import { pageFacts, type SaidByHeader } from './pageFacts.ts';
import type { AuditedHtml } from './pageThreads.ts';

/** The text of a page, and what it says to search engines. */
export function auditedHtml(page: FetchedPage & { readonly header: SaidByHeader }): AuditedHtml {
  const document = documentOf(page.html);
  const text = collectedPage(page, document);
  return { text, facts: pageFacts(document, page, page.header) };
}
