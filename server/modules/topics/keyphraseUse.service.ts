import { KEYPHRASE_USES_MOST } from '#contract/topics/keyword.route.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { stemsOf } from '#domain/topics/topic.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { keyphrasesOfArticles } from '../article/article.api.ts';

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly phrase: string;
  readonly language: string;
}

/** The articles that have a keyphrase, in any form and order of its words. */
export async function readKeyphraseUses(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, phrase, language }: Asked,
) {
  const tools = textToolsOf(language);
  const keyOf = (words: string) => stemsOf(words, tools).toSorted().join(' ');
  const wanted = keyOf(phrase);
  const articles = (await keyphrasesOfArticles(orm, workspaceId))
    .flatMap(({ id, title, keyphrases: [keyphrase] }) =>
      keyphrase !== undefined && keyOf(keyphrase) === wanted ? [{ id, title, keyphrase }] : [],
    )
    .slice(0, KEYPHRASE_USES_MOST);
  return { workspaceId, phrase, articles };
}
