import { type ReactNode, useMemo } from 'react';
import { OriginMarksContext } from '#src/editor/panels/origin/OriginMarksContext.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';

interface ArticleOriginsProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Tells the editor inside which blocks to mark: those of the last report, so that no key press waits for it. */
export function ArticleOrigins({ articleId, children }: ArticleOriginsProps) {
  const isShown = useAppSelector(textLayer.select) === 'origin';
  useReportReader('panel', isShown);
  const blocks = useAppSelector((state) =>
    isShown ? articleReport.select(state, articleId).report?.origin.blocks : undefined,
  );
  const marked = useMemo(
    () => (blocks === undefined ? null : new Map(blocks.map(({ id, kind }) => [id, kind]))),
    [blocks],
  );
  return <OriginMarksContext value={marked}>{children}</OriginMarksContext>;
}
