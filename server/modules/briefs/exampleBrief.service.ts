/** The example of a brief: made of pages that are part of the toolkit, as those of a search make one. */
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { briefBody } from '#domain/briefs/briefBody.ts';
import { featuresIn } from '#domain/seo/competitors/snapshot.ts';
import type { Deps } from '../../deps.ts';
import { exampleTexts } from '../../material/examples/examples.ts';
import { addArticle, writeFirstText } from '../article/article.api.ts';
import { makeExampleSnapshot } from '../competitors/exampleSnapshot.service.ts';
import { insertBriefs } from './brief.repo.ts';
import { briefTexts } from './briefTexts.ts';
import { contentBeside } from './makeBrief.service.ts';

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly language: ExampleLanguage;
  readonly userId: string;
}

const NO_OWN_PAGES = { ownPages: [], site: '' }; // they are about something else

/** Reads the pages of the example. Returns what stores the brief. */
export async function makeExampleBrief(deps: Deps, asked: Asked) {
  const { workspaceId, language, userId: authorId } = asked;
  const { keyphrase } = exampleTexts(language).article.fields;
  const storeSnapshot = await makeExampleSnapshot(deps, asked);
  return async (tx: Orm): Promise<ArticleId> => {
    const of = { type: 'BRIEF', title: keyphrase, targetKeywords: [keyphrase] } as const;
    const article = { ...of, authorId, language, example: language };
    const { id: articleId, createdAt } = await addArticle(deps, tx, workspaceId, article);
    const snapshot = await storeSnapshot(tx, articleId);
    const { data, plan } = contentBeside({ keyphrase, language }, snapshot, NO_OWN_PAGES);
    const blocks = briefBody({ plan, voice: [], newId: deps.newId }, briefTexts);
    await writeFirstText(deps, tx, { workspaceId, id: articleId }, blocks);
    const { id, takenAt, provider } = snapshot;
    const pages = featuresIn(snapshot.pages).length;
    await insertBriefs(tx, [
      {
        articleId,
        workspaceId,
        keyphrase,
        language,
        createdAt,
        data,
        snapshot: { id, takenAt, provider, pages },
        ...NOTHING_ELSE,
      },
    ]);
    return articleId;
  };
}

const NOTHING_ELSE = {
  jobId: null,
  country: '',
  city: '',
  dueOn: null,
  askedSnapshotId: null,
  state: 'draft',
  failure: null,
  searchProblem: null,
  found: null,
} as const;
