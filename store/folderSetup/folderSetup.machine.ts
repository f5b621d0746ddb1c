/**
 * Folder setup (spec §4 "Folder setup flow"). What comes next is `setupStep` of domain/folderSetup;
 * whatever was made, the host and the workspaces are read again before anything else happens.
 *
 *   state               events
 *   idle                started: reading
 *   reading             read: reading · opened: ready · madeReadOnly: readOnly · stubbed: stub · leftAlone: waiting
 *                       folderMissing: creatingFolder · workspaceMissing: creatingWorkspace
 *                       mergeOffered: choosingFolder · mergeStarted: merging · refused: denied · failed: broken
 *   creatingFolder      folderCreated: reading · failed: broken
 *   creatingWorkspace   workspaceCreated: reading · failed: broken
 *   choosingFolder      mergeStarted: merging · started: reading   (the writer picks, 'Move data')
 *   merging             merged: reading · mergeFailed: choosingFolder
 *   waiting             started: reading   (nothing may be made for the page in view)
 *   ready               started: reading   (plan or trial have changed)
 *   readOnly            started: reading
 *   stub                started: reading
 *   denied              started: reading
 *   broken              started: reading   (Try again)
 */
import type { Machine } from '#domain/machine/machine.ts';

export type FolderSetupStatus =
  | 'idle'
  | 'reading'
  | 'creatingFolder'
  | 'creatingWorkspace'
  | 'choosingFolder'
  | 'merging'
  | 'waiting'
  | 'ready'
  | 'readOnly'
  | 'stub'
  | 'denied'
  | 'broken';
export type FolderSetupEvent =
  | 'started'
  | 'read'
  | 'opened'
  | 'madeReadOnly'
  | 'stubbed'
  | 'leftAlone'
  | 'folderMissing'
  | 'folderCreated'
  | 'workspaceMissing'
  | 'workspaceCreated'
  | 'mergeOffered'
  | 'mergeStarted'
  | 'mergeFailed'
  | 'merged'
  | 'refused'
  | 'failed';

export const folderSetupMachine = {
  name: 'folderSetup',
  purpose: 'Finds or makes the folder and the workspace that all work happens in (spec §4).',
  initial: 'idle',
  rest: ['idle', 'waiting', 'choosingFolder', 'ready', 'readOnly', 'stub', 'denied', 'broken'],
  table: {
    idle: { started: 'reading' },
    reading: {
      read: 'reading',
      opened: 'ready',
      madeReadOnly: 'readOnly',
      stubbed: 'stub',
      leftAlone: 'waiting',
      folderMissing: 'creatingFolder',
      workspaceMissing: 'creatingWorkspace',
      mergeOffered: 'choosingFolder',
      mergeStarted: 'merging',
      refused: 'denied',
      failed: 'broken',
    },
    creatingFolder: { folderCreated: 'reading', failed: 'broken' },
    creatingWorkspace: { workspaceCreated: 'reading', failed: 'broken' },
    choosingFolder: { mergeStarted: 'merging', started: 'reading' },
    merging: { merged: 'reading', mergeFailed: 'choosingFolder' },
    waiting: { started: 'reading' },
    ready: { started: 'reading' },
    readOnly: { started: 'reading' },
    stub: { started: 'reading' },
    denied: { started: 'reading' },
    broken: { started: 'reading' },
  },
} as const satisfies Machine<FolderSetupStatus, FolderSetupEvent>;
