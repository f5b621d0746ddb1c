/** What a report says of the readers' place (domain/local). */
import type { TextEdit } from '../../article/textEdit.ts';

/** `example`: a country is named that is not that of the readers. */
export type LocalKind = 'spelling' | 'measure' | 'money' | 'number' | 'date' | 'example';

export interface LocalFinding extends TextEdit {
  readonly kind: LocalKind;
}

export interface LocalReport {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly findings: readonly LocalFinding[];
}
