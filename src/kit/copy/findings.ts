import type { FindingKind } from '#domain/spelling/finding.ts';

/** What a finding of the checker is: a mistake, or advice. */
export const findingKinds: Readonly<Record<FindingKind, string>> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  style: 'Style advice',
};
