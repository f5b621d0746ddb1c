import type { AnyMachine } from '#domain/machine.ts';
import { articleLockMachine } from './article/lock.machine.ts';
import { articleImportMachine } from './transfer/import.machine.ts';
import { articleReportMachine } from './article/report.machine.ts';
import { articleSaveMachine } from './article/save.machine.ts';
import { articleWizardMachine } from './article/wizard.machine.ts';
import { folderSetupMachine } from './folders/setup.machine.ts';
import { jobMachine } from './writing/job.machine.ts';
import { hostReadyMachine } from './session/host.machine.ts';
import { imageUploadMachine } from './images/upload.machine.ts';
import { purchaseMachine } from './access/purchase.machine.ts';
import { resourcesMachine } from './resources/resources.machine.ts';
import { shareMachine } from './sharing/share.machine.ts';
import { signOutMachine } from './session/signOut.machine.ts';
import { tokenMachine } from './session/token.machine.ts';
import { versionsMachine } from './history/versions.machine.ts';

/** Every machine of the product; the generic tests and the documentation pages walk this list. */
export const machines: readonly AnyMachine[] = [
  articleLockMachine,
  articleImportMachine,
  articleReportMachine,
  articleSaveMachine,
  articleWizardMachine,
  folderSetupMachine,
  jobMachine,
  hostReadyMachine,
  imageUploadMachine,
  purchaseMachine,
  resourcesMachine,
  shareMachine,
  signOutMachine,
  tokenMachine,
  versionsMachine,
];
