import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { SidePanelView } from './SidePanelView.tsx';
import type { PanelContentProps } from './panels.ts';

/** The report on the text. It subscribes to the report only, so that a key press does not re-render it. */
export function ReportPanel({ articleId, onReveal }: PanelContentProps) {
  const dispatch = useAppDispatch();
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const isFailing = useAppSelector((state) => articleReport.select(state, articleId).isFailing);
  const isStale = useAppSelector((state) => articleReport.selectIsStale(state, articleId));
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  return (
    <SidePanelView
      report={report}
      language={language}
      isStale={isStale}
      isFailing={isFailing}
      onRetry={() => dispatch(articleReport.retryRequested({ articleId }))}
      onReveal={onReveal}
    />
  );
}
