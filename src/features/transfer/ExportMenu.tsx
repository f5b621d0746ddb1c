import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { exportRequested, selectExporting } from '#store/transfer/export.slice.ts';
import { ExportMenuView } from './ExportMenuView.tsx';

/** Takes the article away as the writer sees it now, saved or not. */
export function ExportMenu({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const running = useAppSelector((state) => selectExporting(state, articleId));
  return (
    <ExportMenuView
      isExporting={running !== null}
      onExport={(format) => dispatch(exportRequested({ articleId, format }))}
    />
  );
}
