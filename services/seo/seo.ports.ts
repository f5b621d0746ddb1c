import type { ArticleBody } from '#domain/article/body.ts';
import type { ReportContext, TextReport } from '#domain/seo/report.ts';

export type AnalysisPorts = {
  /**
   * What there is to say about a text. The whole body is named, only what has changed since the last
   * report of the article is read. Rejects with kind 'worker' when it could not be made.
   */
  report(
    subject: ReportContext & { readonly articleId: string; readonly body: ArticleBody },
  ): Promise<TextReport>;
  /** The article is closed: nothing of it is kept. */
  forget(of: { readonly articleId: string }): void;
};
