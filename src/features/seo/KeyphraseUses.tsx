import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useOptionalResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { panel as copy } from './score.copy.ts';

interface KeyphraseUsesProps {
  readonly articleId: string;
  readonly phrase: string;
  readonly language: string;
}

/** Long enough to keep typing. */
const TYPING_PAUSE_MS = 600;

/** Names the other articles that have the keyphrase: two pages for one keyphrase compete with each other. */
export function KeyphraseUses({ articleId, phrase, language }: KeyphraseUsesProps) {
  const [asked] = useDebouncedValue(phrase.trim(), TYPING_PAUSE_MS);
  return asked === '' || asked !== phrase.trim() ? null : (
    <Uses articleId={articleId} phrase={asked} language={language} />
  );
}

function Uses({ articleId, phrase, language }: KeyphraseUsesProps) {
  const workspaceId = useWorkspaceId();
  const uses = useOptionalResource('keyphraseUses', { workspaceId, phrase, language });
  const others = uses?.articles.filter(({ id }) => id !== articleId) ?? [];
  if (others.length === 0) return null;
  return (
    <Alert color="yellow" role="status" p="xs">
      {copy.keyphraseTaken}{' '}
      {others.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <AppLink to={`/articles/${id}`}>{title || copy.untitled}</AppLink>
        </span>
      ))}
    </Alert>
  );
}
