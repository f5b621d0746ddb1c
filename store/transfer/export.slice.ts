import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExportFormat } from '#domain/transfer/exportFormat.ts';

type OfArticle = { readonly articleId: string };

/** The article that is being written into a file, or to the clipboard; one at a time. */
const articleExportSlice = createSlice({
  name: 'articleExport',
  initialState: null as (OfArticle & { readonly format: ExportFormat }) | null,
  reducers: {
    exportRequested: (state, { payload }: PayloadAction<OfArticle & { format: ExportFormat }>) =>
      state ?? payload,
    exportEnded: () => null,
  },
  selectors: {
    selectExporting: (state, articleId: string) =>
      state?.articleId === articleId ? state.format : null,
  },
});

export const articleExportReducer = articleExportSlice.reducer;
export const { exportRequested, exportEnded } = articleExportSlice.actions;
export const { selectExporting } = articleExportSlice.selectors;
