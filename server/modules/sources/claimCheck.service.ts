/** Looks up the claims of an article: in its sources, and at the addresses it links to. */
import { setImmediate as turn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Problem } from '#contract/problem.ts';
import type { Ledger } from '#contract/url.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import type { ClaimRow, SourceRow } from '#db/schema/sources.ts';
import { type ArticleBody, type Block, blocksOf } from '#domain/article/body.ts';
import {
  claimKey,
  claimsOfBlock,
  type PlacedClaim,
  plainWord,
  placedClaims,
} from '#domain/sources/claims.ts';
import {
  ownPassages,
  type Passage,
  runsIn,
  shinglesOf,
  textOfRun,
} from '#domain/sources/copied.ts';
import {
  type Evidence,
  evidenceFor,
  type SearchedSource,
  searchedSource,
  type SearchTools,
} from '#domain/sources/evidence.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { LinkState } from '../../adapters/web/linkChecker.ts';
import type { Deps } from '../../deps.ts';
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
import { inSlices } from '../../lib/slices.ts';
import { type OfArticle, readLedger } from './source.service.ts';
import { readableSources } from './sourceReading.service.ts';

/** Links that one check tries, those first that were tried longest ago. */
const LINKS_PER_CHECK = 20;
const LINKS_AT_ONCE = 10;
/** Claims of one article that its writer can vouch for. */
const MINE_MOST = 1000;

/** Checks the text as it is saved. */
export async function checkClaims(deps: Deps, of: OfArticle): Promise<Ledger> {
  const article = await readArticleWithText(deps.orm, of.workspaceId, of.articleId);
  if (article === null) throw new Problem('not_found');
  const check = await checkOf(article.row.language, article.body);
  const sources = await readableSources(deps, of.articleId);
  const known = await listClaims(deps.orm, of.articleId);
  const linkStates = await statesOf(deps, linksToTry(check.claims, known));
  const evidence = await searchedOneByOne(sources, check);
  const stamp = { articleId: of.articleId, isMine: false, checkedAt: deps.now() };
  const findings = { check, evidence, linkStates };
  const found = (await inSlices(check.claims, (claim) => foundOf(claim, findings))).flat();
  const copied = await copiedFrom(sources, check);
  await deps.orm.transaction(async (tx) => {
    const locked = await lockForChange(tx, of.workspaceId, of.articleId);
    if (locked === null) throw new Problem('not_found');
    const isStanding = await standingIn(tx, of.articleId, sources);
    const passages = copied.filter(isStanding);
    await removeOthers(tx, of.articleId, [...check.claims, ...passages]);
    const rows = [...found.filter(isStanding), ...passages].map((row) => ({ ...row, ...stamp }));
    await putFound(tx, rows);
  });
  return readLedger(deps, of);
}

/** Whether what was found is still said: its source was not removed meanwhile, and reads as it did. */
async function standingIn(tx: Orm, articleId: ArticleId, searched: readonly SourceRow[]) {
  const now = new Map((await listSources(tx, articleId)).map((row) => [row.url, row.contentHash]));
  const standing = new Set(
    searched
      .filter(({ url, contentHash }) => now.get(url) === contentHash)
      .map((source) => source.url),
  );
  return ({ url }: Found): boolean => url === null || standing.has(url);
}

/** Throws `invalid_input` if the writer vouches for more than an article can hold. */
export async function vouchFor(
  deps: Deps,
  of: OfArticle,
  { isMine, ...claim }: ClaimName & { readonly isMine: boolean },
): Promise<Ledger> {
  await requireArticle(deps, of.workspaceId, of.articleId);
  if (isMine && (await countMine(deps.orm, of.articleId)) >= MINE_MOST)
    throw new Problem('invalid_input');
  await putMine(deps.orm, { ...claim, articleId: of.articleId }, isMine);
  return readLedger(deps, of);
}

interface Check {
  readonly tools: SearchTools;
  readonly blocks: readonly Block[];
  readonly claims: readonly PlacedClaim[];
}

/** In slices, because an article may have thousands of blocks. */
async function checkOf(language: string, body: ArticleBody): Promise<Check> {
  const tools = { ...textToolsOf(language), language };
  const blocks = blocksOf(body);
  const claims = await inSlices(blocks, ({ id, html }) => ({
    id,
    claims: claimsOfBlock(html, tools),
  }));
  return { tools, blocks, claims: placedClaims(claims) };
}

const toolsFor = (source: SourceRow, check: Check): SearchTools => {
  const language = source.language ?? check.tools.language;
  return { ...textToolsOf(language), language };
};

/** One source a turn: reading ten long ones would keep everybody else waiting. */
async function searchedOneByOne(
  sources: readonly SourceRow[],
  check: Check,
): Promise<SearchedSource[]> {
  const searched: SearchedSource[] = [];
  for (const source of sources) {
    searched.push(searchedSource(source, toolsFor(source, check)));
    await turn();
  }
  return searched;
}

type Found = Pick<ClaimRow, 'kind' | 'key' | 'state' | 'url' | 'quoted' | 'blockId'>;

interface Findings {
  readonly check: Check;
  readonly evidence: readonly SearchedSource[];
  readonly linkStates: ReadonlyMap<string, LinkState>;
}

export const STATE_OF_LINK = { alive: 'verified', dead: 'dead', unknown: 'unknown' } as const;
const NOTHING = { url: null, quoted: null, blockId: null } as const;

/** A link that was not tried now keeps what is known of it. */
function foundOf(claim: PlacedClaim, { check, evidence, linkStates }: Findings): Found[] {
  const { kind, key } = claim;
  if (kind === 'link') {
    const state = linkStates.get(claim.text);
    return state === undefined ? [] : [{ kind, key, ...NOTHING, state: STATE_OF_LINK[state] }];
  }
  const found: Evidence | null = evidenceFor(claim, evidence, check.tools);
  if (found !== null) return [{ kind, key, ...NOTHING, ...found, state: 'verified' }];
  return [{ kind, key, ...NOTHING, state: evidence.length > 0 ? 'unsupported' : 'unknown' }];
}

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

/** The passages of the text that stand in a source, each once. One source a turn, as above. */
async function copiedFrom(sources: readonly SourceRow[], check: Check): Promise<Found[]> {
  const passages = check.blocks.flatMap(({ id: blockId, html }) =>
    ownPassages(html, check.tools).map((passage) => ({ ...passage, blockId })),
  );
  const ours = new Set(passages.flatMap(({ words }) => [...shinglesOf(words)]));
  const found = new Map<string, Found>();
  for (const source of sources) {
    const shared = sharedShingles(source, ours, check.tools);
    const copied = passages.flatMap((passage) => copiedIn(passage, shared, check.tools));
    for (const one of copied)
      if (!found.has(one.key)) found.set(one.key, { ...one, url: source.url });
    await turn();
  }
  return [...found.values()];
}

function sharedShingles(
  { paragraphs }: SourceRow,
  ours: ReadonlySet<string>,
  { words }: SearchTools,
): ReadonlySet<string> {
  const theirs = paragraphs.flatMap((text) => [...shinglesOf(words(text).map(plainWord))]);
  return new Set(theirs.filter((shingle) => ours.has(shingle)));
}

function copiedIn(
  passage: Passage & { readonly blockId: string },
  shared: ReadonlySet<string>,
  tools: SearchTools,
): Found[] {
  return runsIn(passage.words, shared).map((run) => ({
    kind: 'copied',
    key: claimKey(passage.words.slice(run.from, run.to).join(' ')),
    state: 'unsupported',
    url: null,
    quoted: textOfRun(passage, run, tools),
    blockId: passage.blockId,
  }));
}
