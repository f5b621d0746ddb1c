import type { ArticleBody } from '#domain/article/body.ts';
import type { ArticleReport, ArticleReportContext } from '#domain/seo/report.ts';

export type AnalysisPorts = {
  /**
   * Returns the report on a text. Takes the whole body, but reads only the blocks that changed since the last
   * report on the article. Rejects with kind 'worker' on failure.
   */
  report(
    subject: ArticleReportContext & { readonly articleId: string; readonly body: ArticleBody },
  ): Promise<ArticleReport>;
  /** Drops what is cached of an article, after it was closed. */
  forget(of: { readonly articleId: string }): void;
};
