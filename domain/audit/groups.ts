/** Pages of an audit that compete with each other: their texts are the same, or they want to be found for the same. */
import type { AuditGroup } from '#contract/audit/contentAudit.schema.ts';
import { sharedPart, sketchIn, type TextSketch } from './textSketch.ts';

export type { AuditGroup };

export interface ComparedPage {
  readonly position: number;
  /** Of the text; null without one. */
  readonly hash: string | null;
  readonly sketch: string | null;
  /** What it is to be found for, by stems; null: nobody has said. */
  readonly keyphrase: Named | null;
  /** What its text is about, the most likely first. */
  readonly about: readonly Named[];
  /** Stems of its title. */
  readonly title: readonly string[];
}

export interface Named {
  readonly phrase: string;
  readonly stems: readonly string[];
}

/** Two texts are the same from here on: half of what either says is in both. */
const SAME_SHARE = 0.5;
/** Texts about the same have this much of what they are about in common, and at least these many phrases. */
const SAME_SUBJECT = { share: 0.3, least: 2 } as const;
/** Pages with the same shingle that each one is compared with: a menu is on all pages of a site. */
const COMPARED_MOST = 8;

/** The largest groups first; at most so many. */
export function groupsOf(pages: readonly ComparedPage[], most: number): AuditGroup[] {
  const same = sameTexts(pages);
  const competing = [...sameGiven(pages), ...sameSubjects(pages)];
  const bySize = (one: AuditGroup, other: AuditGroup) =>
    other.positions.length - one.positions.length ||
    (one.positions[0] ?? 0) - (other.positions[0] ?? 0);
  return [...same.sort(bySize), ...competing.sort(bySize)].slice(0, most);
}

/** Sets that grow together. */
class Unions {
  readonly #parents = new Map<number, number>();
  rootOf(at: number): number {
    let root = at;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root))
      root = next;
    if (root !== at) this.#parents.set(at, root); // the next way is shorter
    return root;
  }
  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    if (a !== b) this.#parents.set(Math.max(a, b), Math.min(a, b));
  }
  groups(all: readonly number[]): number[][] {
    return [...Map.groupBy(all, (at) => this.rootOf(at)).values()].filter(
      ({ length }) => length > 1,
    );
  }
}

/** Pairs of pages with a part of their text in common, and how large it is. */
type Pair = readonly [one: number, other: number, share: number];

export type ComparedText = Pick<ComparedPage, 'position' | 'hash' | 'sketch'>;

/** Pages whose texts have at least this much in common, directly or over others. */
export function sameTexts(pages: readonly ComparedText[], least = SAME_SHARE): AuditGroup[] {
  const unions = new Unions();
  const shares = new Map<number, number>();
  const { copies, sketches } = withoutCopies(pages);
  for (const [one, other, share] of [...copies, ...nearPairs(sketches, least)]) {
    unions.join(one, other);
    for (const at of [one, other]) shares.set(at, Math.max(shares.get(at) ?? 0, share));
  }
  return unions.groups(pages.map(({ position }) => position)).map((positions) => ({
    kind: 'sameText',
    positions,
    keyphrase: null,
    isGiven: false,
    share: Math.min(...positions.map((at) => shares.get(at) ?? 0)),
  }));
}

/** Pages with the very same text are found by its hash; the first one stands for them. */
function withoutCopies(pages: readonly ComparedText[]) {
  const firstOf = new Map<string, number>();
  const sketches = new Map<number, TextSketch>();
  const copies: Pair[] = [];
  for (const { position, hash, sketch } of pages) {
    const first = hash === null ? undefined : firstOf.get(hash);
    if (sketch !== null && first !== undefined) copies.push([first, position, 1]);
    if (sketch === null || first !== undefined) continue;
    sketches.set(position, sketchIn(sketch));
    if (hash !== null) firstOf.set(hash, position);
  }
  return { copies, sketches };
}

function nearPairs(sketches: ReadonlyMap<number, TextSketch>, least: number): Pair[] {
  const having = new Map<number, number[]>();
  const pairs: Pair[] = [];
  for (const [position, sketch] of sketches)
    for (const other of met(sketch, position, having)) {
      const share = sharedPart(sketches.get(other) ?? [], sketch);
      if (share >= least) pairs.push([other, position, share]);
    }
  return pairs;
}

/** The earlier pages that have one of the hashes; notes that this page has them too. */
function met(sketch: TextSketch, position: number, having: Map<number, number[]>): Set<number> {
  const found = new Set<number>();
  for (const hash of sketch) {
    const others = having.get(hash) ?? [];
    for (const other of others) found.add(other);
    if (others.length < COMPARED_MOST) others.push(position);
    having.set(hash, others);
  }
  return found;
}

const keyOf = ({ stems }: Named): string => stems.toSorted().join(' ');

/** Pages that were given the same keyphrase, in any form and order of its words. */
function sameGiven(pages: readonly ComparedPage[]): AuditGroup[] {
  const given = pages.flatMap(({ position, keyphrase }) =>
    keyphrase === null ? [] : [{ position, keyphrase }],
  );
  const groups = Map.groupBy(given, ({ keyphrase }) => keyOf(keyphrase));
  groups.delete('');
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => ({
      kind: 'sameKeyphrase',
      isGiven: true,
      share: null,
      positions: group.map(({ position }) => position),
      keyphrase: group[0]?.keyphrase.phrase ?? '',
    }));
}

/**
 * Pages without a given keyphrase whose titles have the same one of several words, and whose texts are about the same. One word is
 * in too many titles of a site to tell.
 */
function sameSubjects(pages: readonly ComparedPage[]): AuditGroup[] {
  const subjects = pages.flatMap((page) => {
    const subject = page.keyphrase === null ? subjectOf(page) : null;
    return subject === null ? [] : [{ page, subject }];
  });
  return [...Map.groupBy(subjects, ({ subject }) => keyOf(subject)).values()].flatMap((group) => {
    const unions = new Unions();
    const near = group.slice(0, GROUP_MOST);
    for (const [at, one] of near.entries())
      for (const other of near.slice(at + 1))
        if (areAlike(one.page, other.page)) unions.join(one.page.position, other.page.position);
    const keyphrase = group[0]?.subject.phrase ?? '';
    return unions.groups(near.map(({ page }) => page.position)).map((positions) => ({
      kind: 'sameKeyphrase' as const,
      isGiven: false,
      share: null,
      keyphrase,
      positions,
    }));
  });
}

/** More pages with one subject in their titles are a series. */
const GROUP_MOST = 100;

const subjectOf = ({ about, title }: ComparedPage): Named | null =>
  about.find(({ stems }) => stems.length > 1 && stems.every((stem) => title.includes(stem))) ??
  null;

function areAlike(one: ComparedPage, other: ComparedPage): boolean {
  const mine = new Set(one.about.map(keyOf));
  const both = new Set(other.about.map(keyOf).filter((key) => mine.has(key))).size;
  const all = new Set([...mine, ...other.about.map(keyOf)]).size;
  return both >= SAME_SUBJECT.least && both >= SAME_SUBJECT.share * all;
}
