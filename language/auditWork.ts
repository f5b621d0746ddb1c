/** What an audit reads in texts: what the worker threads of the server do. */
import type { BlockId } from '#domain/article/body.ts';
import { type AuditedText, auditedText } from '#domain/audit/auditedText.ts';
import type { Fault } from '#domain/audit/faults.ts';
import { type AuditGroup, type ComparedPage, groupsOf } from '#domain/audit/groups.ts';
import type { Site } from '#domain/audit/site.ts';
import { siteFaults } from '#domain/audit/siteFaults.ts';
import type { ReportContext } from '#domain/seo/report/report.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { stemsOf } from '#domain/topics/topic.ts';
import { type SourceText, wordingOfSources } from './scoredText.ts';
import { textToolsOf } from './textTools.ts';

/** A page, block by block, of sanitised HTML. */
export interface AuditRequest {
  readonly blocks: readonly { readonly id: BlockId; readonly html: string }[];
  readonly context: Omit<ReportContext, 'competition' | 'sources'>;
  readonly sources: readonly SourceText[];
}

export function auditOf({ blocks, context, sources }: AuditRequest): AuditedText {
  const tools = textToolsOf(context.language);
  const read = blocks.map(({ id, html }) => ({ id, facts: blockFactsOf(html, tools) }));
  const wording = wordingOfSources({ language: context.language, sources });
  return auditedText(read, { ...context, sources: wording }, tools);
}

/** A page of a round, in words. */
export interface ReadAuditPage extends Pick<ComparedPage, 'position' | 'hash' | 'sketch'> {
  readonly language: string;
  readonly title: string;
  readonly keyphrase: string | null;
  readonly about: readonly string[];
}

export interface CompetingRequest {
  readonly pages: readonly ReadAuditPage[];
  readonly most: number;
}

/** The technical faults of each page, by its position. */
export const faultsInSite = (site: Site): (readonly [position: number, faults: Fault[]])[] => [
  ...siteFaults(site),
];

/** Pages in different languages do not compete for words. */
export function competingPages({ pages, most }: CompetingRequest): AuditGroup[] {
  const compared = pages.map(({ language, title, keyphrase, about, ...page }): ComparedPage => {
    const tools = textToolsOf(language);
    const named = (phrase: string) => ({
      phrase,
      stems: stemsOf(phrase, tools).map((stem) => `${tools.language}:${stem}`),
    });
    return {
      ...page,
      title: named(title).stems,
      keyphrase: keyphrase === null ? null : named(keyphrase),
      about: about.map(named),
    };
  });
  return groupsOf(compared, most);
}
