import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import type { ArticleReport, ArticleReportContext } from '#domain/seo/report/report.ts';
import type { ExtractedVoice } from '#domain/voice/extractVoice.ts';

export type AnalysisPorts = {
  /**
   * Returns the report on a text. Takes the whole body, but reads only the blocks that changed since the last
   * report on the article. Rejects with kind 'worker' on failure.
   */
  report(
    subject: ArticleReportContext & { readonly articleId: string; readonly body: ArticleBody },
  ): Promise<ArticleReport>;
  /** Makes a brand voice of blocks of HTML. Rejects with kind 'worker' on failure. */
  voice(of: {
    readonly blocks: readonly string[];
    readonly language: string;
  }): Promise<ExtractedVoice>;
  /** Drops what is cached of an article, after it was closed. */
  forget(of: { readonly articleId: string }): void;
};

/** The newest snapshots of the user's articles on this device. Every method rejects if the browser stores nothing. */
export type SnapshotPorts = {
  keep(of: {
    readonly userId: string;
    readonly articleId: string;
    readonly snapshot: Snapshot;
  }): Promise<void>;
  /** Null if there is none. */
  kept(of: { readonly userId: string; readonly articleId: string }): Promise<Snapshot | null>;
  /** Null: those of all articles. */
  forget(of: { readonly userId: string; readonly articleId: string | null }): Promise<void>;
};
