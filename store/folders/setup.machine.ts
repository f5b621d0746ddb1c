import { defineMachine, type StatusOf } from '#domain/machine.ts';

/**
 * The next event is `setupStep` of domain/folders/folderSetup.ts. Host and workspaces are read again after anything was created.
 * `choosingFolder`: the writer picks a folder for "Move data". `waiting`: this page may create nothing.
 */
export const folderSetupMachine = defineMachine({
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
      deferred: 'waiting',
      folderMissing: 'creatingFolder',
      workspaceMissing: 'creatingWorkspace',
      mergeOffered: 'choosingFolder',
      mergeStarted: 'merging',
      denied: 'denied',
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
});

export type FolderSetupStatus = StatusOf<typeof folderSetupMachine>;
