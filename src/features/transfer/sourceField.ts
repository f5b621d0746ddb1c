import type { ImportSource } from '#store/transfer/import.slice.ts';

/** What a field of the import gets, whichever way the text comes in. */
export interface SourceFieldProps {
  readonly source: ImportSource;
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly onChange: (change: Partial<ImportSource>) => void;
}
