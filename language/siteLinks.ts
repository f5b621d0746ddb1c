/** Links between an article and other pages of its site: what the worker threads of the server do. */
import {
  type IncomingLink,
  incomingLinks,
  type LinkedText,
  type LinkingPage,
  type LinkTarget,
  type OutgoingLink,
  outgoingLinks,
} from '#domain/seo/site/internalLinks.ts';
import { textToolsOf } from './textTools.ts';

export interface LinksRequest {
  readonly language: string;
  readonly blocks: readonly LinkedText[];
  /** Pages that the article does not link to. */
  readonly targets: readonly LinkTarget[];
  /** The keyphrase of the article, or its title. */
  readonly subject: string;
  /** Pages that do not link to the article. */
  readonly pages: readonly LinkingPage[];
}

export interface SiteLinks {
  readonly outgoing: readonly OutgoingLink[];
  readonly incoming: readonly IncomingLink[];
}

export function linksOf({ language, blocks, targets, subject, pages }: LinksRequest): SiteLinks {
  const tools = textToolsOf(language);
  return {
    outgoing: outgoingLinks(blocks, targets, tools),
    incoming: incomingLinks(subject, pages, tools),
  };
}
