import type { UsageEntry } from '#contract/access/limit.schema.ts';
import { costOf, type PriceList, tokensOf } from '#domain/access/cost.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { rightsOf, type WorkspaceLink } from '../../policies/workspaceRights.ts';
import { priceList } from '../installation/models.service.ts';
import { listUsage } from './usageEntry.repo.ts';

interface UsagePage {
  readonly content: UsageEntry[];
  readonly page: number;
  readonly last: boolean;
}

type UsageRow = Awaited<ReturnType<typeof listUsage>>[number];

/** What the caller used units for. An article is named only to those who may still read it. */
export async function readUsage(
  deps: Deps,
  caller: Caller,
  limit: number,
  page: number,
): Promise<UsagePage> {
  const window = { limit: limit + 1, offset: page * limit };
  const rows = await listUsage(deps.orm, caller.userId, window);
  const shown = rows.slice(0, limit);
  const readable = await readableWorkspaces(deps, caller, shown);
  const prices = await priceList(deps);
  return {
    content: shown.map((row) => present(row, readable, prices)),
    page,
    last: rows.length <= limit,
  };
}

/** The host is asked once for each workspace that is not the caller's. */
async function readableWorkspaces(
  deps: Deps,
  caller: Caller,
  rows: readonly UsageRow[],
): Promise<ReadonlySet<string>> {
  const links = new Map<string, WorkspaceLink>();
  for (const { workspaceId, ownerId, folderId } of rows)
    if (workspaceId !== null && ownerId !== null) links.set(workspaceId, { ownerId, folderId });
  const found = await Promise.all(
    [...links].map(async ([id, link]) =>
      (await rightsOf(deps, link, caller)) === null ? [] : [id],
    ),
  );
  return new Set(found.flat());
}

function present(
  { entry, answers, title, workspaceId }: UsageRow,
  readable: ReadonlySet<string>,
  prices: PriceList | null,
): UsageEntry {
  const { id, requestId, limitName, what, state, createdAt, articleId } = entry;
  const isThere = articleId !== null && title !== null && workspaceId !== null;
  return {
    id,
    requestId,
    limitName,
    what,
    state,
    createdAt: createdAt.toISOString(),
    article: isThere && readable.has(workspaceId) ? { id: articleId, workspaceId, title } : null,
    tokens: tokensOf(answers),
    cost: costOf(answers, prices),
  };
}
