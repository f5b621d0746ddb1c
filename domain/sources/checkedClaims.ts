/** The claims of a text with what is known of them. */
import type { ArticleSources, StoredClaim } from '#contract/pages/url.schema.ts';
import { collapsed } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import type { ArticleBody, BlockId } from '../article/body.ts';
import { csvOf } from '../csv.ts';
import type { ClaimWords } from './claimPlaces.ts';
import type { Claim, ClaimKind, PlacedClaim } from './claims.ts';

/** The longest quotation that may be printed without asking. */
export const QUOTE_MOST_WORDS = 25;

/** `unchecked`: nobody has looked yet, or nothing could be found out. */
export type ClaimState = 'verified' | 'unsupported' | 'dead' | 'mine' | 'unchecked';

export interface CheckedClaim extends Omit<Claim, 'kind' | 'figure'> {
  readonly kind: ClaimKind | 'copied';
  readonly state: ClaimState;
  readonly blockIds: readonly BlockId[];
  readonly url: string | null;
  readonly quoted: string | null;
  /** ISO time; null: never. */
  readonly checkedAt: string | null;
}

/**
 * The claims in the order of the text, then the passages that stand in a source. With the `body` that the claims are
 * of, those passages that are still in it.
 */
export function checkedClaims(
  claims: readonly PlacedClaim[],
  known: readonly StoredClaim[],
  body?: ArticleBody,
): CheckedClaim[] {
  const stored = new Map(known.map((claim) => [`${claim.kind} ${claim.key}`, claim]));
  return [
    ...claims.map(({ figure: _figure, ...claim }) =>
      entryOf(claim, stored.get(`${claim.kind} ${claim.key}`)),
    ),
    ...known
      .filter((claim) => claim.kind === 'copied' && (body === undefined || isStillIn(body, claim)))
      .map(copiedEntry),
  ];
}

function isStillIn(body: ArticleBody, { blockId, quoted }: StoredClaim): boolean {
  const html = blockId === null ? undefined : body.html[blockId];
  if (html === undefined || quoted === null) return false;
  return textUnitsOf(html).some(({ text }) => collapsed(text).includes(quoted));
}

function entryOf(claim: Omit<PlacedClaim, 'figure'>, known: StoredClaim | undefined): CheckedClaim {
  const { url = null, quoted = null, checkedAt = null } = known ?? {};
  return { ...claim, state: stateOf(known), url, quoted, checkedAt };
}

const copiedEntry = (known: StoredClaim): CheckedClaim => ({
  kind: 'copied',
  key: known.key,
  text: known.quoted ?? '',
  statement: '',
  words: 0,
  blockIds: known.blockId === null ? [] : [known.blockId],
  state: 'unsupported',
  url: known.url,
  quoted: known.quoted,
  checkedAt: known.checkedAt,
});

/** What was found counts more than the writer's word, and that more than what was not found. */
function stateOf(known: StoredClaim | undefined): ClaimState {
  if (known === undefined) return 'unchecked';
  if (known.state === 'verified' || known.state === 'dead') return known.state;
  if (known.isMine) return 'mine';
  return known.state === 'unknown' ? 'unchecked' : known.state;
}

/** Names an entry within its article. */
export const nameOf = ({ kind, key }: Pick<CheckedClaim, 'kind' | 'key'>): string =>
  `${kind} ${key}`;

/** The words of an entry as the text has them; a link is known by its text. */
export const wordsOf = ({ kind, text, statement }: CheckedClaim): ClaimWords =>
  kind === 'link' ? { text: statement, within: '' } : { text, within: statement };

export const isTooLong = ({ kind, words }: CheckedClaim): boolean =>
  kind === 'quote' && words > QUOTE_MOST_WORDS;

const COLUMNS: Readonly<Record<string, (entry: CheckedClaim) => string | null>> = {
  kind: ({ kind }) => kind,
  claim: ({ text }) => text,
  statement: ({ statement }) => statement,
  state: ({ state }) => state,
  source: ({ url }) => url,
  quoted: ({ quoted }) => quoted,
  checked: ({ checkedAt }) => checkedAt,
};

/** The checked claims as a CSV file. */
export const claimsCsv = (entries: readonly CheckedClaim[]): string => csvOf(COLUMNS, entries);

/** What to say before a text leaves the house. */
export interface OpenPoints {
  /** Figures that no source says, and nobody vouches for. */
  readonly figures: number;
  readonly quotes: number;
  readonly deadLinks: number;
  readonly longQuotes: number;
  readonly copied: number;
}

export function openPointsOf(entries: readonly CheckedClaim[]): OpenPoints {
  const count = (isOpen: (entry: CheckedClaim) => boolean) => entries.filter(isOpen).length;
  const isUnfounded = ({ state }: CheckedClaim) => state === 'unsupported' || state === 'unchecked';
  return {
    figures: count((entry) => entry.kind === 'figure' && isUnfounded(entry)),
    quotes: count((entry) => entry.kind === 'quote' && isUnfounded(entry)),
    deadLinks: count(({ kind, state }) => kind === 'link' && state === 'dead'),
    longQuotes: count(isTooLong),
    copied: count(({ kind }) => kind === 'copied'),
  };
}

type Vouched = Pick<StoredClaim, 'kind' | 'key' | 'isMine'>;

/** The sources as they will be once the writer’s word is stored. */
export function withVouched(known: ArticleSources, { kind, key, isMine }: Vouched): ArticleSources {
  const isMeant = (claim: StoredClaim) => claim.kind === kind && claim.key === key;
  const claims = known.claims.map((claim) => (isMeant(claim) ? { ...claim, isMine } : claim));
  if (known.claims.some(isMeant)) return { ...known, claims };
  return { ...known, claims: [...claims, { kind, key, isMine, ...NOT_CHECKED }] };
}

const NOT_CHECKED = {
  state: 'unknown',
  url: null,
  quoted: null,
  blockId: null,
  checkedAt: null,
} as const;
