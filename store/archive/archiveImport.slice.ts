import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const archiveImportMachine = defineMachine({
  name: 'archiveImport',
  purpose:
    'Uploads the file of an export in parts, and has it imported by a job of the server, which reports what it has made.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { requested: 'uploading' },
    uploading: {
      partSent: 'uploading',
      begun: 'resting',
      failed: 'resting',
      cancelled: 'resting',
    },
  },
});

/** A file that the page has kept. */
export interface ArchiveFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

type ArchiveImportState =
  | { readonly status: 'resting'; readonly error: PortError | null }
  | {
      readonly status: 'uploading';
      readonly file: ArchiveFile;
      /** Bytes that the server has. */
      readonly sent: number;
    };

export const archiveImport = machineSlice<ArchiveImportState>()(archiveImportMachine, {
  initial: { status: 'resting', error: null },
  events: {
    requested: (_from, { file }: { readonly workspaceId: string; readonly file: ArchiveFile }) => ({
      status: 'uploading',
      file,
      sent: 0,
    }),
    partSent: ({ file }, { sent }: { readonly sent: number }) => ({
      status: 'uploading',
      file,
      sent,
    }),
    /** The server has all of it, and reads it. */
    begun: () => ({ status: 'resting', error: null }),
    failed: (_from, { error }: { readonly error: PortError }) => ({ status: 'resting', error }),
    cancelled: () => ({ status: 'resting', error: null }),
  },
});
