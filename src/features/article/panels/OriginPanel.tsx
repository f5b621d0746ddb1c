import { EMPTY_BODY } from '#domain/article/body.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';
import { OriginView } from './OriginView.tsx';
import { Loading } from './PanelContent.tsx';
import type { PanelContentProps } from './panels.ts';

/** Where the words of the article came from, as of the last report. */
export function OriginPanel({ articleId, onReveal }: PanelContentProps) {
  useReportReader('panel');
  const dispatch = useAppDispatch();
  const { report, subject } = useAppSelector((state) => articleReport.select(state, articleId));
  const isMarked = useAppSelector(textLayer.select) === 'origin';
  if (report === null) return <Loading />;
  return (
    <OriginView
      report={report.origin}
      body={subject?.body ?? EMPTY_BODY}
      isMarked={isMarked}
      onMark={() => dispatch(textLayer.toggled('origin'))}
      onReveal={onReveal}
    />
  );
}
