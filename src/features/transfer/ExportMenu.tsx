import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import { ExportMenuView } from './ExportMenuView.tsx';

/** Exports the article as the writer sees it, saved or not. */
export function ExportMenu({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const running = useAppSelector((state) => articleExport.selectFormat(state, articleId));
  return (
    <ExportMenuView
      isExporting={running !== null}
      onExport={(format) => dispatch(articleExport.requested({ articleId, format }))}
    />
  );
}
