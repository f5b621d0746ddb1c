/** What a text claims, and what its sources say about it: what the worker threads of the server do. */
import {
  claimKey,
  claimsOfBlock,
  type PlacedClaim,
  placedClaims,
  plainWord,
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
  type SearchTools,
  searchedSource,
} from '#domain/sources/evidence.ts';
import { textToolsOf } from './textTools.ts';

export interface ClaimsRequest {
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly { readonly id: string; readonly html: string }[];
  readonly sources: readonly SourceText[];
}

interface SourceText {
  readonly url: string;
  /** As the page declares it; null: that of the article. */
  readonly language: string | null;
  readonly paragraphs: readonly string[];
}

/** A passage of the text that stands in a source word for word. */
export interface CopiedPassage {
  readonly key: string;
  readonly url: string;
  readonly quoted: string;
  readonly blockId: string;
}

export interface CheckedClaims {
  /** Each with what a source says; null: none says it, or it is a link. */
  readonly claims: readonly (PlacedClaim & { readonly evidence: Evidence | null })[];
  readonly copied: readonly CopiedPassage[];
}

export function claimsIn({ language, blocks, sources }: ClaimsRequest): CheckedClaims {
  const tools = toolsFor(language);
  const claims = blocks.map(({ id, html }) => ({ id, claims: claimsOfBlock(html, tools) }));
  const searched = sources.map((source) =>
    searchedSource(source, toolsFor(source.language ?? language)),
  );
  const evidenceOf = (claim: PlacedClaim) =>
    claim.kind === 'link' ? null : evidenceFor(claim, searched, tools);
  return {
    claims: placedClaims(claims).map((claim) => ({ ...claim, evidence: evidenceOf(claim) })),
    copied: copiedIn(blocks, sources, tools),
  };
}

const toolsFor = (language: string): SearchTools => ({ ...textToolsOf(language), language });

type PlacedPassage = Passage & { readonly blockId: string };

/** The passages of the text that stand in a source, each once. */
function copiedIn(
  blocks: ClaimsRequest['blocks'],
  sources: readonly SourceText[],
  tools: SearchTools,
): CopiedPassage[] {
  const passages = blocks.flatMap(({ id: blockId, html }) =>
    ownPassages(html, tools).map((passage) => ({ ...passage, blockId })),
  );
  const ours = new Set(passages.flatMap(({ words }) => [...shinglesOf(words)]));
  const found = new Map<string, CopiedPassage>();
  for (const source of sources) {
    const shared = sharedShingles(source, ours, tools);
    for (const one of passages.flatMap((passage) => copiedOf(passage, source, shared, tools)))
      if (!found.has(one.key)) found.set(one.key, one);
  }
  return [...found.values()];
}

function sharedShingles(
  { paragraphs }: SourceText,
  ours: ReadonlySet<string>,
  { words }: SearchTools,
): ReadonlySet<string> {
  const theirs = paragraphs.flatMap((text) => [...shinglesOf(words(text).map(plainWord))]);
  return new Set(theirs.filter((shingle) => ours.has(shingle)));
}

function copiedOf(
  passage: PlacedPassage,
  { url }: SourceText,
  shared: ReadonlySet<string>,
  tools: SearchTools,
): CopiedPassage[] {
  return runsIn(passage.words, shared).map((run) => ({
    key: claimKey(passage.words.slice(run.from, run.to).join(' ')),
    url,
    quoted: textOfRun(passage, run, tools),
    blockId: passage.blockId,
  }));
}
