import type { ExportFormat } from '#domain/transfer/exportFormat.ts';
import { plainSlice } from '../lib/plainSlice.ts';

interface Export {
  readonly articleId: string;
  readonly format: ExportFormat;
  /** Whether slots are part of it, as text in brackets. */
  readonly withSlots?: boolean;
}

/** The running export; one at a time. */
export const articleExport = plainSlice<Export | null>()('articleExport', {
  initial: null,
  changes: {
    requested: (state, payload: Export) => state ?? payload,
    ended: () => null,
  },
  selectors: {
    selectFormat: (state, articleId: string) =>
      state?.articleId === articleId ? state.format : null,
  },
});
