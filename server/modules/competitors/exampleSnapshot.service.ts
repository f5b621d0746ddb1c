/** The pages of an example as a snapshot: read and measured as those of a search are. */
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { heldPages } from '../../adapters/web/heldPages.ts';
import type { Deps } from '../../deps.ts';
import { exampleTexts, pagesOfResults } from '../../material/examples/examples.ts';
import { readPage } from '../pages/pageReading.service.ts';
import { endOfText } from './pageEnd.service.ts';
import { insertSnapshot } from './snapshot.repo.ts';
import { freeze, readSnapshot } from './snapshot.service.ts';
import { pageRow, snapshotRow } from './snapshotRows.ts';

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly language: ExampleLanguage;
}

/** Reads the pages. Returns what stores them as the snapshot of an article, frozen, and resolves with it. */
export async function makeExampleSnapshot(deps: Deps, { workspaceId, language }: Asked) {
  const texts = exampleTexts(language);
  const reading = { ...deps, collector: heldPages(pagesOfResults(texts)) };
  const topic = texts.article.fields.keyphrase;
  const asked = { topic, country: '', location: '', language };
  const said = { provider: 'example', related: null, problem: null } as const;
  const ends = await Promise.all(
    texts.results.map(async ({ url }) => {
      const text = await readPage(reading, null, { workspaceId, url });
      return endOfText(deps, { url, language }, text);
    }),
  );
  return async (tx: Orm, articleId: ArticleId) => {
    const row = snapshotRow(deps, { jobId: null, workspaceId, articleId, asked }, said);
    const pages = texts.results.map(({ url }, at) => ({
      ...pageRow(deps, row, { url, title: '', position: at + 1 }),
      ...ends[at],
    }));
    await insertSnapshot(tx, row, pages);
    await freeze(deps, tx, row.id);
    return readSnapshot({ orm: tx, now: deps.now }, row.id);
  };
}
