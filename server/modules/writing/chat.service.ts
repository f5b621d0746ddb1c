/** Conversations about an article, or about everything in a workspace. The access policy finds them for their author only (server/policies). */
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import { CHAT_LIMITS } from '#contract/writing/chat.route.ts';
import type {
  ChatAsked,
  ChatSelection,
  ChatTurn,
  Conversation,
} from '#contract/writing/chat.schema.ts';
import type { Orm } from '#db/database.ts';
import { full } from '#db/room.ts';
import type { ArticleId, ConversationId } from '#db/schema/ids.ts';
import type { ChatTurnRow } from '#db/schema/writing.ts';
import { answerAfter, NO_ANSWER } from '#domain/writing/conversation.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { collapsed } from '#html/text.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { lockForChange, requireArticle } from '../article/article.api.ts';
import { findJob } from '../work/job.api.ts';
import { eventsOf } from '../work/jobEvent.api.ts';
import { stopJob } from '../work/work.service.ts';
import {
  changeConversation,
  conversationsOf,
  findConversation,
  findTurn,
  insertConversation,
  insertTurn,
  lockConversations,
  ownConversationsOf,
  purgeConversations,
  type ShownConversation,
  turnsOf,
} from './chat.repo.ts';
import { type Caller, modelOf, oncePerTask, startJob } from './job.service.ts';

interface Question {
  readonly requestId: string;
  readonly question: string;
  readonly selection: ChatSelection | null;
  readonly parentId: string | null;
}

type Asking = Caller & { readonly body: Question };
/** Null: about everything in the workspace. */
type About = Asking & { readonly articleId: ArticleId | null };
type Asked = Omit<ChatAsked, 'limits'>;

const present = ({ usedAt, ...row }: ShownConversation): Conversation => ({
  ...row,
  usedAt: usedAt.toISOString(),
});

export async function listConversations(
  deps: Deps,
  { workspaceId, articleId, caller }: Caller & { readonly articleId: ArticleId },
): Promise<Conversation[]> {
  await requireArticle(deps, workspaceId, articleId);
  return (await conversationsOf(deps.orm, articleId, caller.userId)).map(present);
}

export const listOwnConversations = async (
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, caller }: Caller,
): Promise<Conversation[]> =>
  (await ownConversationsOf(orm, workspaceId, caller.userId)).map(present);

/** Throws `not_found` for a deleted conversation. */
async function requireConversation(orm: Orm, id: ConversationId): Promise<ShownConversation> {
  const found = await findConversation(orm, id);
  if (found === null) throw new Problem('not_found');
  return found;
}

export async function readConversation(
  { orm }: Pick<Deps, 'orm'>,
  id: ConversationId,
): Promise<{ conversation: Conversation; turns: ChatTurn[] }> {
  const conversation = present(await requireConversation(orm, id));
  const turns: ChatTurn[] = [];
  for (const row of await turnsOf(orm, id)) turns.push(await turnOf(orm, row));
  return { conversation, turns };
}

/** A turn with its answer, as far as it has come. */
async function turnOf(orm: Orm, row: ChatTurnRow): Promise<ChatTurn> {
  const { id, parentId, question, selection, jobId } = row;
  const answer = row.answer ?? answerAfter(NO_ANSWER, (await eventsOf(orm, jobId)).map(dataOf));
  return { id, parentId, question, selection, jobId, answer };
}

const dataOf = <Data>({ data }: { readonly data: Data }): Data => data;

/** All that count towards the same limit. */
const conversationsAbout = (
  tx: Orm,
  { workspaceId, caller, articleId }: Caller & Pick<About, 'articleId'>,
): Promise<ShownConversation[]> =>
  articleId === null
    ? ownConversationsOf(tx, workspaceId, caller.userId)
    : conversationsOf(tx, articleId, caller.userId);

const boundOf = (articleId: ArticleId | null) =>
  articleId === null ? 'ownConversations' : 'conversations';

/** Begins a conversation with a question. Throws `conversations_full`. */
export const beginConversation = (deps: Deps, call: About): Promise<Asked> =>
  ask(deps, call, async (tx) => {
    const { workspaceId, articleId, caller, body } = call;
    const known = await conversationsAbout(tx, call);
    if (known.length >= BOUNDS.conversations.most) throw full(boundOf(articleId));
    const id = newCheckedId<ConversationId>(deps);
    const at = deps.now();
    await insertConversation(tx, {
      id,
      workspaceId,
      articleId,
      userId: caller.userId,
      title: titleOf(body.question),
      createdAt: at,
      usedAt: at,
    });
    return { conversationId: id, position: 0 };
  });

/** The beginning of its first question, until the writer gives it another title. */
function titleOf(question: string): string {
  const line = collapsed(question);
  const most = CHAT_LIMITS.titleChars;
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`;
}

/** Asks a question in a conversation. Throws `conversation_full`, and `job_running` while what it follows is being answered. */
export async function askQuestion(
  deps: Deps,
  call: Asking & { readonly conversationId: ConversationId },
): Promise<Asked> {
  const { conversationId } = call;
  const { articleId } = await requireConversation(deps.orm, conversationId);
  return ask(deps, { ...call, articleId }, async (tx) => {
    await requireConversation(tx, conversationId);
    const turns = await turnsOf(tx, conversationId);
    if (turns.length >= BOUNDS.questions.most) throw full('questions');
    const parent = turns.find(({ id }) => id === call.body.parentId);
    if (parent === undefined && call.body.parentId !== null) throw new Problem('not_found');
    const job = parent ? await findJob(tx, parent.jobId) : null;
    if (job !== null && !isJobOver(job.state)) throw new Problem('job_running');
    await changeConversation(tx, conversationId, { usedAt: deps.now() });
    return { conversationId, position: turns.length };
  });
}

/** Stores the question and starts the job that answers it, once for each request id. */
async function ask(
  deps: Deps,
  call: About,
  placeFor: (tx: Orm) => Promise<Pick<ChatTurnRow, 'conversationId' | 'position'>>,
): Promise<Asked> {
  const { workspaceId, articleId, caller, body } = call;
  const { requestId, question, selection, parentId } = body;
  const model = await modelOf(deps, 'chat');
  const request = {
    userId: caller.userId,
    workspaceId,
    articleId,
    kind: 'chat',
    requestId,
    inputHash: call.inputHash,
  } as const;
  const job = await oncePerTask(deps, request, async (tx) => {
    await lockConversations(tx, workspaceId, caller.userId);
    const isThere = articleId === null || (await lockForChange(tx, workspaceId, articleId));
    if (isThere === null) throw new Problem('not_found');
    const place = { ...(await placeFor(tx)), parentId };
    const turnId = deps.newId();
    const task = { kind: 'chat', turnId } as const;
    const started = await startJob(deps, tx, call, { articleId, requestId, task, model });
    await insertTurn(tx, { ...place, id: turnId, jobId: started.id, question, selection });
    return started;
  });
  return askedBy(deps, job.task);
}

/** What a request has started, also if it is repeated. */
async function askedBy({ orm }: Pick<Deps, 'orm'>, task: object): Promise<Asked> {
  const turn = 'turnId' in task ? await findTurn(orm, String(task.turnId)) : null;
  if (turn === null) throw new Problem('not_found');
  const conversation = present(await requireConversation(orm, turn.conversationId));
  return { conversation, turn: await turnOf(orm, turn) };
}

export async function renameConversation(
  { orm }: Pick<Deps, 'orm'>,
  id: ConversationId,
  title: string,
): Promise<Conversation> {
  const found = await requireConversation(orm, id);
  await changeConversation(orm, id, { title });
  return present({ ...found, title });
}

/** Deletes a conversation and stops its answers; it can be restored until it is purged. */
export async function deleteConversation(deps: Deps, id: ConversationId): Promise<void> {
  const { orm, now } = deps;
  await requireConversation(orm, id);
  await changeConversation(orm, id, { deletedAt: now() });
  for (const { answer, jobId } of await turnsOf(orm, id))
    if (answer === null) await stopJob(deps, jobId);
}

/** Brings a conversation back. Throws `conversations_full` if others have taken its place. */
export const restoreConversation = (
  { orm }: Pick<Deps, 'orm'>,
  call: Caller & { readonly conversationId: ConversationId },
): Promise<Conversation> =>
  orm.transaction(async (tx) => {
    const { workspaceId, caller, conversationId } = call;
    await lockConversations(tx, workspaceId, caller.userId);
    await changeConversation(tx, conversationId, { deletedAt: null });
    const restored = await requireConversation(tx, conversationId);
    const known = await conversationsAbout(tx, { ...call, articleId: restored.articleId });
    if (known.length > BOUNDS.conversations.most) throw full(boundOf(restored.articleId));
    return present(restored);
  });

const DELETED_RETENTION_MS = 86_400_000;

/** Removes what was deleted more than a day ago. */
export const purgeDeletedConversations = ({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> =>
  purgeConversations(orm, new Date(now().getTime() - DELETED_RETENTION_MS));
