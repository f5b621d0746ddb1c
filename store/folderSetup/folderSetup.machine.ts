/**
 * Folder setup (spec §4 "Folder setup flow"), as far as a user without folders needs it. The other
 * branches (access levels, merge, access denied) join this table with the issue that builds them.
 *
 *   state               started   foldersRead        folderCreated   workspaceFound   workspaceMissing    workspaceCreated   failed
 *   idle                reading   -                  -               -                -                   -                  -
 *   reading             -         findingWorkspace   -               -                -                   -                  broken
 *                                 (noFolder: creatingFolder)
 *   creatingFolder      -         -                  findingWorkspace -               -                   -                  broken
 *   findingWorkspace    -         -                  -               ready            creatingWorkspace   -                  broken
 *   creatingWorkspace   -         -                  -               -                -                   ready              broken
 *   ready               reading   (after a folder event)
 *   broken              reading   (Try again)
 */
import type { Machine } from '#domain/machine/machine.ts';

export type FolderSetupStatus =
  | 'idle'
  | 'reading'
  | 'creatingFolder'
  | 'findingWorkspace'
  | 'creatingWorkspace'
  | 'ready'
  | 'broken';
export type FolderSetupEvent =
  | 'started'
  | 'folderFound'
  | 'noFolder'
  | 'folderCreated'
  | 'workspaceFound'
  | 'workspaceMissing'
  | 'workspaceCreated'
  | 'failed';

export const folderSetupMachine = {
  name: 'folderSetup',
  purpose: 'Finds or creates the folder and the workspace that all work happens in (spec §4).',
  initial: 'idle',
  rest: ['idle', 'ready', 'broken'],
  table: {
    idle: { started: 'reading' },
    reading: { folderFound: 'findingWorkspace', noFolder: 'creatingFolder', failed: 'broken' },
    creatingFolder: { folderCreated: 'findingWorkspace', failed: 'broken' },
    findingWorkspace: {
      workspaceFound: 'ready',
      workspaceMissing: 'creatingWorkspace',
      failed: 'broken',
    },
    creatingWorkspace: { workspaceCreated: 'ready', failed: 'broken' },
    ready: { started: 'reading' },
    broken: { started: 'reading' },
  },
} as const satisfies Machine<FolderSetupStatus, FolderSetupEvent>;
