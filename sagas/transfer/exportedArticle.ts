/** What an export is made of: the draft of an article, as the page shows it. */
import { blocksOf, EMPTY_BODY } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { briefAnnex } from '#domain/briefs/briefAnnex.ts';
import { EXAMPLE_ANNEX } from '#domain/examples/example.ts';
import { exportedBlocks } from '#domain/transfer/exportedBlocks.ts';
import type { ExportedArticle } from '#domain/transfer/exportFormat.ts';
import { ownTitle, withTitle } from '#domain/transfer/importedText.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* exportedArticle(articleId: string, withSlots: boolean) {
  const draft = yield* select(articleSave.selectDraft, articleId);
  const title = yield* select(articleSave.selectTitle, articleId);
  const language: string = yield* select(resources.selectArticleLanguage, articleId);
  const written = exportedBlocks(blocksOf(draft?.body ?? EMPTY_BODY), withSlots);
  const blocks = ownTitle(written) === '' ? withTitle(written, title) : written;
  const { fields } = draft ?? { fields: NO_FIELDS };
  const { workspace } = yield* select(folderSetup.selectFound);
  const site = workspace?.tags.website ?? '';
  const known = yield* annexOf(articleId);
  const annex = (yield* select(selectIsExample, articleId)) ? [...known, ...EXAMPLE_ANNEX] : known;
  return { title, fields, language, site, blocks, annex } satisfies ExportedArticle;
}

export const selectIsExample = (state: RootState, articleId: string): boolean => {
  const workspaceId = folderSetup.selectWorkspaceId(state);
  if (workspaceId === null) return false;
  return (
    resources.selectEntry(state, 'article', { workspaceId, articleId })?.data?.isExample ?? false
  );
};

/** What a brief knows besides its text, as its page shows it. */
function* annexOf(articleId: string) {
  const workspaceId = yield* select(folderSetup.selectWorkspaceId);
  const type = yield* select(resources.selectArticleType, articleId);
  if (workspaceId === null || type !== 'BRIEF') return [];
  const of = { workspaceId, articleId };
  const { brief } = yield* services();
  const shown = (yield* select(resources.selectEntry<'brief'>, 'brief', of))?.data;
  return briefAnnex(shown ?? (yield* callApi(brief.getBrief, of)));
}
