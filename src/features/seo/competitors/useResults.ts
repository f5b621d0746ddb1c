import { useDeferredValue, useMemo } from 'react';
import type {
  CompetitorsByArticle,
  FoundPage,
} from '#contract/competitors/competitorsCollector.schema.ts';
import { ignoredAmong } from '#domain/seo/competitors/snapshot.ts';
import { isComparable } from '#domain/seo/report/weights.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import type { PageLine } from './PagesView.tsx';
import type { AnalysisResults } from './ResultsView.tsx';

/** What is known of the competitors: of a running analysis its pages, else the snapshot, also without a connection. */
export function useResults(
  articleId: string,
  answer: CompetitorsByArticle | null,
): AnalysisResults | null {
  const known = useAppSelector((root) => articleSnapshot.selectOf(root, articleId));
  const report = useAppSelector((root) => articleReport.select(root, articleId).report);
  const ignored = useAppSelector(
    (root) => articleSave.selectDraft(root, articleId)?.fields.ignoredPages ?? '',
  );
  const comparison = useDeferredValue(report?.comparison ?? null);
  return useMemo(() => {
    const isOfKnown = answer === null || answer.snapshotId === known?.id;
    const snapshot = isOfKnown ? known : null;
    if (snapshot === null) return answer && resultsOfAnswer(answer);
    const outliers = new Set(comparison?.outliers);
    const removed = new Set(ignoredAmong(snapshot, ignored));
    return {
      provider: snapshot.provider,
      country: snapshot.country,
      takenAt: snapshot.takenAt,
      pages: snapshot.pages.map((page) => ({
        ...lineOf(page),
        words: page.features?.words ?? null,
        isOutlier: outliers.has(page.url),
        isIgnored: removed.has(page.url),
      })),
      leftOut: snapshot.leftOut ?? 0,
      keywords: answer?.generals.keywords ?? [],
      comparison,
      isComparable: isComparable(snapshot.scorerVersion),
    };
  }, [answer, known, comparison, ignored]);
}

const lineOf = ({ url, title, position, problem }: FoundPage): PageLine => ({
  url,
  title,
  position,
  problem,
  words: null,
  isOutlier: false,
  isIgnored: false,
});

const resultsOfAnswer = ({ provider, pages, generals }: CompetitorsByArticle): AnalysisResults => ({
  provider,
  country: null,
  pages: pages.map(lineOf),
  takenAt: null,
  leftOut: 0,
  keywords: generals.keywords ?? [],
  comparison: null,
  isComparable: true,
});
