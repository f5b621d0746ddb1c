import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { openPointsOf } from '#domain/sources/checkedClaims.ts';
import { openPointsText } from '../copy/claims.ts';
import { useCheckedClaims } from './useCheckedClaims.ts';

/** What no source says, before an article leaves the house; nothing if there is nothing to say, or nothing is known yet. It stops nobody. */
export function ClaimsNote({ articleId }: { readonly articleId: string }) {
  const { entries, isKnown } = useCheckedClaims(articleId);
  const text = useMemo(
    () => (isKnown ? openPointsText(openPointsOf(entries)) : null),
    [entries, isKnown],
  );
  if (text === null) return null;
  return (
    <Text size="sm" px="sm" py={6} role="note">
      {text}
    </Text>
  );
}
