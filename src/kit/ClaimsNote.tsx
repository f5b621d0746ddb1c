import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { ledgerOf, openPointsOf } from '#domain/sources/ledger.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { openPointsText } from './copy/claims.ts';
import { useAppSelector, useOptionalResource, useWorkspaceId } from './hooks.ts';

const NONE = [] as const;

/** What no source says, before an article leaves the house; nothing if there is nothing to say, or nothing is known yet. It stops nobody. */
export function ClaimsNote({ articleId }: { readonly articleId: string }) {
  const workspaceId = useWorkspaceId();
  const known = useOptionalResource('sources', { workspaceId, articleId })?.claims;
  const claims = useAppSelector((state) => articleReport.select(state, articleId).report?.claims);
  const body = useAppSelector((state) => articleReport.select(state, articleId).subject?.body);
  const text = useMemo(
    () =>
      known === undefined
        ? null
        : openPointsText(openPointsOf(ledgerOf(claims ?? NONE, known, body))),
    [claims, known, body],
  );
  if (text === null) return null;
  return (
    <Text size="sm" px="sm" py={6} role="note">
      {text}
    </Text>
  );
}
