/** How much of a text stands in pages of others, word for word. */
import type { PageWording } from '../report/competition.ts';
import { QUOTED_PERCENT } from '../report/thresholds.ts';
import type { ReadBlock } from '../text/outline.ts';
import { shinglesIn } from '../text/shingles.ts';
import { isSiteOf } from '../text/site.ts';
import { percentOf } from './checkRow.ts';

type Wording = readonly PageWording[];

export interface Copied {
  readonly percent: number;
  readonly blocks: readonly { readonly blockId: string }[];
}

/**
 * Counts words copied from other pages; null if the wording of no page is known, or the text is too short to compare. Pages of the
 * writer's own site do not count, nor do quotations while they are a small part of the text.
 */
export function copiedIn(
  blocks: readonly ReadBlock[],
  wordings: readonly Wording[],
  site: string,
): Copied | null {
  const pages = wordings.flatMap((wording) => hashesOf(wording, site) ?? []);
  if (pages.length === 0) return null;
  const read = blocks.map(({ id, facts }) => ({ blockId: id, shingles: shinglesIn(facts) }));
  const all = sumOf(read.map(({ shingles }) => shingles.length));
  if (all === 0) return null;
  const found = read.map(({ blockId, shingles }) => {
    const there = shingles.filter(({ hash }) => pages.some((hashes) => hashes.has(hash)));
    const quoted = there.filter(({ isQuoted }) => isQuoted).length;
    return { blockId, quoted, own: there.length - quoted };
  });
  const [own, quoted] = [
    sumOf(found.map((block) => block.own)),
    sumOf(found.map((block) => block.quoted)),
  ];
  const excess = Math.max(0, quoted - (all * QUOTED_PERCENT) / 100);
  const isCopied = (block: (typeof found)[number]) =>
    block.own > 0 || (excess > 0 && block.quoted > 0);
  return { percent: percentOf(own + excess, all), blocks: found.filter(isCopied) };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

const known = new WeakMap<
  Wording,
  { readonly site: string; readonly hashes: ReadonlySet<number> | null }
>();

/** Of all pages of other sites; the last ones of each wording are kept. */
function hashesOf(wording: Wording, site: string): ReadonlySet<number> | null {
  const old = known.get(wording);
  if (old?.site === site) return old.hashes;
  const pages = wording.filter(({ url }) => !isSiteOf(url, site));
  const hashes = pages.length === 0 ? null : new Set(pages.flatMap((page) => page.shingles));
  known.set(wording, { site, hashes });
  return hashes;
}
