import type { ReportReader } from '#domain/article/reportPace.ts';
import { plainSlice } from '../lib/plainSlice.ts';

type Readers = Readonly<Record<ReportReader, number>>;

interface OfReader {
  readonly reader: ReportReader;
}

/** Counts the views that show the report on the open article. Without any, no report is made, so a closed panel costs nothing. */
export const reportReaders = plainSlice<Readers>()('reportReaders', {
  initial: { score: 0, panel: 0, header: 0 },
  changes: {
    came: (readers, { reader }: OfReader) => ({ ...readers, [reader]: readers[reader] + 1 }),
    left: (readers, { reader }: OfReader) => ({
      ...readers,
      [reader]: Math.max(0, readers[reader] - 1),
    }),
  },
  selectors: {
    /** The one that waits least; null: nobody. */
    selectFirst: ({ score, panel, header }): ReportReader | null =>
      score > 0 ? 'score' : panel > 0 ? 'panel' : header > 0 ? 'header' : null,
  },
});
