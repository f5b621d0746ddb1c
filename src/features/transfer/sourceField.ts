import type { ImportSource } from '#store/transfer/importSource.ts';
import { importing } from './importing.copy.ts';

/** The props of a field of the import, for every kind of source. */
export interface SourceFieldProps {
  readonly source: ImportSource;
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly onChange: (change: Partial<ImportSource>) => void;
}

/** Returns what is missing before the source can be read, or null. */
export function sourceProblem(source: ImportSource): string | null {
  if (source.way === 'address') return addressProblem(source.address.trim());
  if (source.way === 'file') return source.file === null ? importing.fileMissing : null;
  const isEmpty = source.rich === null && source.text.trim() === '';
  return isEmpty ? importing.textMissing : null;
}

function addressProblem(address: string): string | null {
  if (address === '') return importing.addressMissing;
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const isAddress = !/\s/.test(address) && URL.canParse(url);
  return isAddress ? null : importing.addressWrong;
}
