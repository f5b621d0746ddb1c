import { useAppSelector } from '#src/kit/hooks.ts';
import { chunk } from '#src/kit/ui/chunk.ts';
import { resources } from '#store/resources/resources.slice.ts';

const OwnNotes = chunk(async () => (await import('./OwnNotes.tsx')).OwnNotes);

/** The list is loaded when there is one. */
export function OwnNotesNote({ articleId }: { readonly articleId: string }) {
  const lines = useAppSelector((state) => resources.selectArticleJob(state, articleId)?.ownNotes);
  return lines === undefined ? null : <OwnNotes key={articleId} {...{ articleId, lines }} />;
}
