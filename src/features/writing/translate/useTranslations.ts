import { useMemo } from 'react';
import type { Translation } from '#contract/writing/translation.schema.ts';
import { useAppSelector, useOptionalResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleDelete } from '#store/article/delete.slice.ts';

const NONE: readonly Translation[] = [];

/** The articles that say the same in other languages, without those that were just deleted; none until they are known. */
export function useTranslations(articleId: string): readonly Translation[] {
  const workspaceId = useWorkspaceId();
  const known = useOptionalResource('translations', { workspaceId, articleId })?.translations;
  const deleted = useAppSelector(articleDelete.select);
  return useMemo(() => (known ?? NONE).filter(({ id }) => !(id in deleted)), [known, deleted]);
}
