/** Looks up the claims of an article: in its sources, and at the addresses it links to. */
import pLimit from 'p-limit';
import { Problem } from '#contract/lib/problem.ts';
import type { ArticleSources } from '#contract/pages/url.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import type { ClaimRow, SourceRow } from '#db/schema/sources.ts';
import { blocksOf } from '#domain/article/body.ts';
import type { PlacedClaim } from '#domain/sources/claims.ts';
import type { CheckedClaims } from '#language/claimWork.ts';
import type { LinkState } from '../../adapters/web/linkChecker.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import { lockForChange, readArticleWithText, requireArticle } from '../article/article.api.ts';
import {
  type ClaimName,
  countMine,
  listClaims,
  putFound,
  putMine,
  removeOthers,
} from './claim.repo.ts';
import { listSources } from './source.repo.ts';
import { type OfArticle, readSources } from './source.service.ts';
import { readableSources } from './sourceReading.service.ts';

/** Links that one check tries, those first that were tried longest ago. */
const LINKS_PER_CHECK = 20;
const LINKS_AT_ONCE = 10;
/** Claims of one article that its writer can vouch for. */
const MINE_MOST = 1000;

/** Checks the text as it is saved. Throws `too_complex` if that takes too long. */
export async function checkClaims(deps: Deps, of: OfArticle): Promise<ArticleSources> {
  const article = await readArticleWithText(deps.orm, of.workspaceId, of.articleId);
  if (article === null) throw new Problem('not_found');
  const sources = await readableSources(deps, of.articleId);
  const { claims, copied } = await deps.scoring.claims({
    language: article.row.language,
    blocks: blocksOf(article.body).map(({ id, html }) => ({ id, html })),
    sources: sources.map(({ url, language, paragraphs }) => ({ url, language, paragraphs })),
  });
  const known = await listClaims(deps.orm, of.articleId);
  const linkStates = await statesOf(deps, linksToTry(claims, known));
  const stamp = { articleId: of.articleId, isMine: false, checkedAt: deps.now() };
  const isAnySource = sources.length > 0;
  const found = (
    await inSlices(claims, (claim) => foundOf(claim, { isAnySource, linkStates }))
  ).flat();
  await deps.orm.transaction(async (tx) => {
    const locked = await lockForChange(tx, of.workspaceId, of.articleId);
    if (locked === null) throw new Problem('not_found');
    const isCurrent = await currentIn(tx, of.articleId, sources);
    const passages = copied.map((one) => ({ ...COPIED, ...one })).filter(isCurrent);
    await removeOthers(tx, of.articleId, [...claims, ...passages]);
    const rows = [...found.filter(isCurrent), ...passages].map((row) => ({ ...row, ...stamp }));
    await putFound(tx, rows);
  });
  return readSources(deps, of);
}

const COPIED = { kind: 'copied', state: 'unsupported' } as const;

/** Whether what was found is still said: its source was not removed meanwhile, and reads as it did. */
async function currentIn(tx: Orm, articleId: ArticleId, searched: readonly SourceRow[]) {
  const now = new Map((await listSources(tx, articleId)).map((row) => [row.url, row.contentHash]));
  const unchanged = new Set(
    searched
      .filter(({ url, contentHash }) => now.get(url) === contentHash)
      .map((source) => source.url),
  );
  return ({ url }: Found): boolean => url === null || unchanged.has(url);
}

/** Throws `invalid_input` if the writer vouches for more than an article can hold. */
export async function vouchFor(
  deps: Deps,
  of: OfArticle,
  { isMine, ...claim }: ClaimName & { readonly isMine: boolean },
): Promise<ArticleSources> {
  await requireArticle(deps, of.workspaceId, of.articleId);
  if (isMine && (await countMine(deps.orm, of.articleId)) >= MINE_MOST)
    throw new Problem('invalid_input');
  await putMine(deps.orm, { ...claim, articleId: of.articleId }, isMine);
  return readSources(deps, of);
}

type Found = Pick<ClaimRow, 'kind' | 'key' | 'state' | 'url' | 'quoted' | 'blockId'>;

interface Findings {
  readonly isAnySource: boolean;
  readonly linkStates: ReadonlyMap<string, LinkState>;
}

export const STATE_OF_LINK = { alive: 'verified', dead: 'dead', unknown: 'unknown' } as const;
const NOTHING = { url: null, quoted: null, blockId: null } as const;

/** A link that was not tried now keeps what is known of it. */
function foundOf(claim: CheckedClaim, { isAnySource, linkStates }: Findings): Found[] {
  const { kind, key, evidence } = claim;
  if (kind === 'link') {
    const state = linkStates.get(claim.text);
    return state === undefined ? [] : [{ kind, key, ...NOTHING, state: STATE_OF_LINK[state] }];
  }
  if (evidence !== null) return [{ kind, key, ...NOTHING, ...evidence, state: 'verified' }];
  return [{ kind, key, ...NOTHING, state: isAnySource ? 'unsupported' : 'unknown' }];
}

type CheckedClaim = CheckedClaims['claims'][number];

function linksToTry(claims: readonly PlacedClaim[], known: readonly ClaimRow[]): string[] {
  const triedAt = new Map(
    known
      .filter(({ kind }) => kind === 'link')
      .map(({ key, checkedAt }) => [key, checkedAt?.getTime() ?? 0]),
  );
  return claims
    .filter(({ kind }) => kind === 'link')
    .toSorted((one, other) => (triedAt.get(one.key) ?? 0) - (triedAt.get(other.key) ?? 0))
    .slice(0, LINKS_PER_CHECK)
    .map(({ text }) => text);
}

async function statesOf(
  { checkLink }: Pick<Deps, 'checkLink'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, LinkState>> {
  const inTurn = pLimit(LINKS_AT_ONCE);
  const states = addresses.map((address) =>
    inTurn(async () => [address, await checkLink(address)] as const),
  );
  return new Map(await Promise.all(states));
}
