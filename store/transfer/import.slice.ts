import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ImportedBlock, ownTitle, withTitle } from '#domain/transfer/importedText.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { PortError } from '#contract/problems.ts';
import { stepper } from '../lib/stepper.ts';
import { type ArticleImportStatus, articleImportMachine } from './import.machine.ts';

export type ImportWay = 'address' | 'file' | 'text';

/** What is brought along, as it was chosen or typed. It stays until there is an article. */
export interface ImportSource {
  way: ImportWay;
  address: string;
  /** `id` stands for the file itself, which is no plain data. */
  file: { readonly id: string; readonly name: string; readonly size: number } | null;
  text: string;
  isMarkdown: boolean;
  /** Pasted with its formatting; takes the place of `text` until it is put away. */
  rich: { readonly html: string; readonly text: string } | null;
}

/** What was read, in the form of an article. */
export interface ImportedText {
  title: string;
  /** BCP 47; null where the source does not say. */
  readonly language: string | null;
  readonly blocks: readonly ImportedBlock[];
  readonly losses: readonly ImportLoss[];
}

export interface ArticleImportState {
  status: ArticleImportStatus;
  source: ImportSource;
  imported: ImportedText | null;
  /** Why nothing could be read from the source. */
  refusal: ReadRefusal | null;
  error: PortError | null;
}

/** `article` as it is; `material` for a draft that is written from it. */
export type ImportPurpose = 'article' | 'material';

const EMPTY_SOURCE: ImportSource = {
  way: 'address',
  address: '',
  file: null,
  text: '',
  isMarkdown: false,
  rich: null,
};
const initialState: ArticleImportState = {
  status: articleImportMachine.initial,
  source: EMPTY_SOURCE,
  imported: null,
  refusal: null,
  error: null,
};
const step = stepper(articleImportMachine);

const articleImportSlice = createSlice({
  name: 'articleImport',
  initialState,
  reducers: {
    /** The page is on screen; an import that is under way goes on. */
    importOpened(state) {
      const wasDone = state.status === 'done';
      if (step(state, 'opened') && wasDone) Object.assign(state, initialState);
    },
    sourceChanged(state, { payload }: PayloadAction<Partial<ImportSource>>) {
      if (!step(state, 'changed')) return;
      Object.assign(state.source, payload);
      Object.assign(state, { refusal: null, error: null });
    },
    sourceSubmitted(state) {
      if (step(state, 'submitted')) Object.assign(state, { refusal: null, error: null });
    },
    sourceRead(state, { payload }: PayloadAction<ImportedText>) {
      if (!step(state, 'read')) return;
      const title = ownTitle(payload.blocks) || payload.title;
      Object.assign(state, { imported: { ...payload, title } });
    },
    importRefused(
      state,
      { payload }: PayloadAction<{ refusal: ReadRefusal } | { error: PortError }>,
    ) {
      if (step(state, 'refused')) Object.assign(state, { refusal: null, error: null }, payload);
    },
    readingCancelled: (state) => void step(state, 'cancelled'),
    importTitled(state, { payload: { title } }: PayloadAction<{ title: string }>) {
      if (state.imported === null || !step(state, 'titled')) return;
      state.imported.title = title;
      state.error = null;
    },
    previewLeft(state) {
      if (step(state, 'left')) Object.assign(state, { imported: null, error: null });
    },
    importConfirmed(state) {
      if (state.imported === null || !step(state, 'confirmed')) return;
      const title = state.imported.title.trim();
      Object.assign(state.imported, { title, blocks: withTitle(state.imported.blocks, title) });
      state.error = null;
    },
    importCreated(state) {
      if (step(state, 'created')) Object.assign(state, { ...initialState, status: state.status });
    },
    /** The text is the wizard's now. */
    importHandedOver(state) {
      if (step(state, 'handedOver'))
        Object.assign(state, { ...initialState, status: state.status });
    },
    /** The button; the saga answers with what becomes of it. */
    importConfirmRequested(_state, _action: PayloadAction<{ purpose: ImportPurpose }>) {},
  },
  selectors: { selectImport: (state) => state },
});

export const articleImportReducer = articleImportSlice.reducer;
export const {
  importOpened,
  sourceChanged,
  sourceSubmitted,
  sourceRead,
  importRefused,
  readingCancelled,
  importTitled,
  previewLeft,
  importConfirmed,
  importCreated,
  importHandedOver,
  importConfirmRequested,
} = articleImportSlice.actions;
export const { selectImport } = articleImportSlice.selectors;
