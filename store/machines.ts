import type { Machine } from '#domain/machine/machine.ts';
import { articleReportMachine } from './articleReport/articleReport.machine.ts';
import { articleSaveMachine } from './articleSave/articleSave.machine.ts';
import { articleWizardMachine } from './articleWizard/articleWizard.machine.ts';
import { folderSetupMachine } from './folderSetup/folderSetup.machine.ts';
import { generationMachine } from './generation/generation.machine.ts';
import { hostReadyMachine } from './hostReady/hostReady.machine.ts';
import { purchaseMachine } from './purchase/purchase.machine.ts';
import { resourcesMachine } from './resources/resources.machine.ts';
import { tokenMachine } from './token/token.machine.ts';

/** Every machine of the product; the generic tests and the documentation pages walk this list. */
export const machines: readonly Machine[] = [
  articleReportMachine,
  articleSaveMachine,
  articleWizardMachine,
  folderSetupMachine,
  generationMachine,
  hostReadyMachine,
  purchaseMachine,
  resourcesMachine,
  tokenMachine,
];
