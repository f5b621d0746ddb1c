/**
 * Examples: real rows of a workspace, made by what makes all others, out of texts that are part of the toolkit. No model, no search
 * service and no other server is asked, and nothing is charged. One of a kind in each language, however often it is opened.
 *
 * They are left out of
 * - the bounds of articles, audits and searches (db/room.ts),
 * - what articles are found for: topics that are written about, uses of a keyphrase, audits of the own articles, ideas
 *   (`listKeyphrases`, `writtenBlocks`, `listAsked`, `listFavourites`, `snapshotsOfArticles`, `pagesThatLostGround`),
 * - the check of all links (`linkedBlocks`) and the answers to questions about the workspace (`blocksWithWords`),
 * - the analyses that a new article or brief can begin with (`recentSnapshots`),
 * - the texts that the form of a voice offers (src/features/voice/VoiceForm.tsx).
 *
 * They are not compared with pages of the workspace: a brief has no own pages, a topic no share of them.
 */
import type { Example } from '#contract/examples/example.schema.ts';
import type { ExampleKind, ExampleLanguage } from '#contract/examples/examples.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { lockRoom } from '#db/room.ts';
import type { AuditId, TopicSearchId, WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { deleteAudit } from '../audit/audit.service.ts';
import { makeExampleAudit } from '../audit/exampleAudit.service.ts';
import { makeExampleBrief } from '../briefs/exampleBrief.service.ts';
import { makeExampleSearch } from '../topics/exampleSearch.service.ts';
import { deleteTopicSearch } from '../topics/topicSearch.service.ts';
import { forgetExample, listExamples, removeArticles, unmarkRemoved } from './example.repo.ts';
import { makeExampleArticle } from './exampleArticle.service.ts';

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly language: ExampleLanguage;
  readonly userId: string;
}

/** Each does what takes long, and returns what stores the rest in a transaction. */
const MAKERS: Readonly<
  Record<ExampleKind, (deps: Deps, asked: Asked) => Promise<(tx: Orm) => Promise<string>>>
> = {
  article: makeExampleArticle,
  brief: makeExampleBrief,
  audit: makeExampleAudit,
  topics: makeExampleSearch,
};

type InWorkspace = { readonly workspaceId: WorkspaceId };

export async function readExamples({ orm }: Pick<Deps, 'orm'>, { workspaceId }: InWorkspace) {
  return { workspaceId, examples: await listExamples(orm, workspaceId) };
}

type Call = CallContext & InWorkspace & { readonly body: Omit<Example, 'id'> };

/** Returns the one that is open, or a new one. */
export async function openExample(
  deps: Deps,
  { workspaceId, caller, body }: Call,
): Promise<Example> {
  const open = await findOpen(deps.orm, workspaceId, body);
  if (open !== null) return open;
  const { kind, language } = body;
  const store = await MAKERS[kind](deps, { workspaceId, language, userId: caller.userId });
  return deps.orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    const other = await findOpen(tx, workspaceId, body); // opened twice at once
    if (other !== null) return other;
    await forgetExample(tx, workspaceId, body);
    return { ...body, id: await store(tx) };
  });
}

async function findOpen(orm: Orm, workspaceId: WorkspaceId, { kind, language }: Call['body']) {
  const open = await listExamples(orm, workspaceId);
  return open.find((one) => one.kind === kind && one.language === language) ?? null;
}

/** Somebody else has removed it meanwhile. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'not_found')) throw error;
}

/** Ends what is being done with them. All are removed at one time, by which they are brought back together. */
export async function removeExamples(present: Deps, { workspaceId }: InWorkspace) {
  const at = present.now();
  const deps: Deps = { ...present, now: () => at };
  for (const { kind, id } of await listExamples(deps.orm, workspaceId)) {
    const removed =
      kind === 'audit'
        ? deleteAudit(deps, { workspaceId, auditId: id as AuditId })
        : kind === 'topics'
          ? deleteTopicSearch(deps, { workspaceId, topicSearchId: id as TopicSearchId })
          : null;
    await removed?.catch(unlessGone);
  }
  await removeArticles(deps.orm, workspaceId, at);
  return readExamples(deps, { workspaceId });
}

/** Longer than Undo is offered, with what a slow network adds. */
const UNDO_MS = 5 * 60_000;

/** Brings back what was removed last, just now, and nothing that was removed by itself before. */
export async function restoreExamples(deps: Deps, { workspaceId }: InWorkspace) {
  await deps.orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    await unmarkRemoved(tx, workspaceId, new Date(deps.now().getTime() - UNDO_MS));
  });
  return readExamples(deps, { workspaceId });
}
