/** The example of an article: a text that is part of the toolkit, beside the pages that a search for its keyphrase could find. */
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { exampleTexts } from '../../material/examples/examples.ts';
import { addArticleWithText } from '../article/article.service.ts';
import { makeExampleSnapshot } from '../competitors/exampleSnapshot.service.ts';

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly language: ExampleLanguage;
  readonly userId: string;
}

/** Returns what stores it. */
export async function makeExampleArticle(deps: Deps, asked: Asked) {
  const { workspaceId, language, userId: authorId } = asked;
  const { fields, blocks } = exampleTexts(language).article;
  const storeSnapshot = await makeExampleSnapshot(deps, asked);
  return async (tx: Orm): Promise<ArticleId> => {
    const { row } = await addArticleWithText(deps, tx, workspaceId, {
      authorId,
      language,
      fields,
      type: 'ARTICLE',
      title: fields.seoTitle,
      targetKeywords: [fields.keyphrase],
      example: language,
      blocks: blocks.map((html) => ({ id: deps.newId(), html })),
    });
    await storeSnapshot(tx, row.id);
    return row.id;
  };
}
