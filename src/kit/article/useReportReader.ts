import { useEffect } from 'react';
import type { ReportReader } from '#domain/article/reportPace.ts';
import { reportReaders } from '#store/article/reportReaders.slice.ts';
import { useAppDispatch } from '../hooks.ts';

/** Keeps the report on the open article up to date while the view is mounted, unless `isReading` is false. */
export function useReportReader(reader: ReportReader, isReading = true): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isReading) return undefined;
    dispatch(reportReaders.came({ reader }));
    return () => void dispatch(reportReaders.left({ reader }));
  }, [dispatch, reader, isReading]);
}
