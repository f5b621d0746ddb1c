import { useMemo } from 'react';
import { type LedgerEntry, ledgerOf } from '#domain/sources/ledger.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { useAppSelector, useOptionalResource, useWorkspaceId } from './hooks.ts';
import { useReportReader } from './useReportReader.ts';

const NONE = [] as const;

interface KnownLedger {
  readonly entries: readonly LedgerEntry[];
  /** Whether it is known what the sources say. */
  readonly isKnown: boolean;
}

/** What an article claims, as of the last report, with what is known of it. Subscribes to the report, not to the text. */
export function useLedger(articleId: string): KnownLedger {
  useReportReader('panel');
  const workspaceId = useWorkspaceId();
  const known = useOptionalResource('sources', { workspaceId, articleId })?.claims;
  const claims = useAppSelector((state) => articleReport.select(state, articleId).report?.claims);
  const body = useAppSelector((state) => articleReport.select(state, articleId).subject?.body);
  return useMemo(
    () => ({
      entries: ledgerOf(claims ?? NONE, known ?? NONE, body),
      isKnown: known !== undefined,
    }),
    [claims, known, body],
  );
}
