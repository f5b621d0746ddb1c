import { EMPTY_BODY } from '#domain/article/body.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { originMarks } from '#store/article/originMarks.slice.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { OriginView } from './OriginView.tsx';
import { Loading } from './PanelContent.tsx';
import type { PanelContentProps } from './panels.ts';

/** Where the words of the article came from, as of the last report. */
export function OriginPanel({ articleId, onReveal }: PanelContentProps) {
  const dispatch = useAppDispatch();
  const { report, subject } = useAppSelector((state) => articleReport.select(state, articleId));
  const isMarked = useAppSelector(originMarks.select);
  if (report === null) return <Loading />;
  return (
    <OriginView
      report={report.origin}
      body={subject?.body ?? EMPTY_BODY}
      isMarked={isMarked}
      onMark={() => dispatch(originMarks.toggled())}
      onReveal={onReveal}
    />
  );
}
