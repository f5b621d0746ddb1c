import type { BlockId } from '#domain/article/body.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import {
  analysisRetryRequested,
  selectArticleReport,
  selectIsReportStale,
} from '#store/article/report.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { SidePanelView } from './SidePanelView.tsx';

interface ReportPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId) => void;
}

/** What there is to say about the text. Hears of the report alone, never of a key press. */
export function ReportPanel({ articleId, onReveal }: ReportPanelProps) {
  const dispatch = useAppDispatch();
  const report = useAppSelector((state) => selectArticleReport(state, articleId).report);
  const isFailing = useAppSelector((state) => selectArticleReport(state, articleId).isFailing);
  const isStale = useAppSelector((state) => selectIsReportStale(state, articleId));
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  return (
    <SidePanelView
      report={report}
      language={language}
      isStale={isStale}
      isFailing={isFailing}
      onRetry={() => dispatch(analysisRetryRequested({ articleId }))}
      onReveal={onReveal}
    />
  );
}
