import type { AnyMachine } from '#domain/machine.ts';
import { articleLockMachine } from './articleLock/articleLock.machine.ts';
import { articleImportMachine } from './articleImport/articleImport.machine.ts';
import { articleReportMachine } from './articleReport/articleReport.machine.ts';
import { articleSaveMachine } from './articleSave/articleSave.machine.ts';
import { articleWizardMachine } from './articleWizard/articleWizard.machine.ts';
import { folderSetupMachine } from './folderSetup/folderSetup.machine.ts';
import { generationMachine } from './generation/generation.machine.ts';
import { hostReadyMachine } from './hostReady/hostReady.machine.ts';
import { imageUploadMachine } from './imageUpload/imageUpload.machine.ts';
import { purchaseMachine } from './purchase/purchase.machine.ts';
import { resourcesMachine } from './resources/resources.machine.ts';
import { shareMachine } from './sharing/share.machine.ts';
import { signOutMachine } from './signOut/signOut.machine.ts';
import { tokenMachine } from './token/token.machine.ts';
import { versionsMachine } from './versions/versions.machine.ts';

/** Every machine of the product; the generic tests and the documentation pages walk this list. */
export const machines: readonly AnyMachine[] = [
  articleLockMachine,
  articleImportMachine,
  articleReportMachine,
  articleSaveMachine,
  articleWizardMachine,
  folderSetupMachine,
  generationMachine,
  hostReadyMachine,
  imageUploadMachine,
  purchaseMachine,
  resourcesMachine,
  shareMachine,
  signOutMachine,
  tokenMachine,
  versionsMachine,
];
