import { useMemo } from 'react';
import { type CheckedClaim, checkedClaims } from '#domain/sources/checkedClaims.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { useReportReader } from '../article/useReportReader.ts';
import { useAppSelector, useOptionalResource, useWorkspaceId } from '../hooks.ts';

const NONE = [] as const;

interface KnownClaims {
  readonly entries: readonly CheckedClaim[];
  /** Whether it is known what the sources say. */
  readonly isKnown: boolean;
}

/** What an article claims, as of the last report, with what is known of it. Subscribes to the report, not to the text. */
export function useCheckedClaims(articleId: string): KnownClaims {
  useReportReader('panel');
  const workspaceId = useWorkspaceId();
  const known = useOptionalResource('sources', { workspaceId, articleId })?.claims;
  const claims = useAppSelector((state) => articleReport.select(state, articleId).report?.claims);
  const body = useAppSelector((state) => articleReport.select(state, articleId).subject?.body);
  return useMemo(
    () => ({
      entries: checkedClaims(claims ?? NONE, known ?? NONE, body),
      isKnown: known !== undefined,
    }),
    [claims, known, body],
  );
}
