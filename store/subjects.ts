import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { AnyMachine } from '#domain/machine.ts';
import { purchase } from './access/purchase.slice.ts';
import { subscribe } from './access/subscribe.slice.ts';
import { articleDeleteReducer } from './article/delete.slice.ts';
import { articleJournalReducer } from './article/journal.slice.ts';
import { articleIndexReducer } from './article/list.slice.ts';
import { articleLockMachine } from './article/lock.machine.ts';
import { articleLockReducer } from './article/lock.slice.ts';
import { articleReportMachine } from './article/report.machine.ts';
import { articleReportReducer } from './article/report.slice.ts';
import { articleSaveMachine } from './article/save.machine.ts';
import { articleSaveReducer } from './article/save.slice.ts';
import { sidePanelReducer } from './article/sidePanel.slice.ts';
import { articleWizardMachine } from './article/wizard.machine.ts';
import { articleWizardReducer } from './article/wizard.slice.ts';
import { folderSetup } from './folders/setup.slice.ts';
import { versionsMachine } from './history/versions.machine.ts';
import { versionsReducer } from './history/versions.slice.ts';
import { imageUploadMachine } from './images/upload.machine.ts';
import { imageUploadReducer } from './images/upload.slice.ts';
import { resources } from './resources/resources.slice.ts';
import { config } from './session/config.slice.ts';
import { host } from './session/host.slice.ts';
import { notices } from './session/notices.slice.ts';
import { page } from './session/page.slice.ts';
import { router } from './session/router.slice.ts';
import { signOut } from './session/signOut.slice.ts';
import { token } from './session/token.slice.ts';
import { share } from './sharing/share.slice.ts';
import { articleExportReducer } from './transfer/export.slice.ts';
import { articleImportMachine } from './transfer/import.machine.ts';
import { articleImportReducer } from './transfer/import.slice.ts';
import { generationMachine } from './writing/job.machine.ts';
import { generationReducer } from './writing/job.slice.ts';

/** Every slice of the store, by subject. A new slice is one line here. */
export const subjects = {
  session: { token, host, signOut, notices, page, config, router },
  access: { purchase, subscribe },
  folders: { folderSetup },
  article: {
    articleDelete: { reducer: articleDeleteReducer },
    articleIndex: { reducer: articleIndexReducer },
    articleJournal: { reducer: articleJournalReducer },
    articleLock: { reducer: articleLockReducer, machine: articleLockMachine },
    articleReport: { reducer: articleReportReducer, machine: articleReportMachine },
    articleSave: { reducer: articleSaveReducer, machine: articleSaveMachine },
    articleWizard: { reducer: articleWizardReducer, machine: articleWizardMachine },
    sidePanel: { reducer: sidePanelReducer },
  },
  history: { versions: { reducer: versionsReducer, machine: versionsMachine } },
  sharing: { share },
  transfer: {
    articleExport: { reducer: articleExportReducer },
    articleImport: { reducer: articleImportReducer, machine: articleImportMachine },
  },
  images: { imageUpload: { reducer: imageUploadReducer, machine: imageUploadMachine } },
  writing: { generation: { reducer: generationReducer, machine: generationMachine } },
  resources: { resources },
};

interface Slice {
  readonly reducer: Reducer;
  readonly machine?: AnyMachine;
}
type Merged<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void
  ? I
  : never;
type Slices = Merged<(typeof subjects)[keyof typeof subjects]>;
type Reducers = { readonly [K in keyof Slices]: Slices[K]['reducer'] };

const slices: readonly (readonly [string, Slice])[] = Object.values(subjects).flatMap((subject) =>
  Object.entries<Slice>(subject),
);

/** The whole state of the page. Plain data throughout, so that a session log can carry it. */
export const rootReducer = combineReducers(
  Object.fromEntries(slices.map(([name, { reducer }]) => [name, reducer])) as unknown as Reducers,
);
export type RootState = ReturnType<typeof rootReducer>;

/** Every machine of the product, for the generic tests and the documentation pages. */
export const allMachines = (): readonly AnyMachine[] =>
  slices.flatMap(([, { machine }]) => machine ?? []);
