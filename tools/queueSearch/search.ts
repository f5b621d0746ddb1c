/** Breadth-first search over every order in which things can happen to the save queue. */
import { type Happening, happenings } from './events.ts';
import { brokenBy } from './invariants.ts';
import { firstWorld, type Left, type Rules, SHIPPED, type World } from './world.ts';

export interface Found {
  /** Different worlds that were visited. */
  readonly states: number;
  /** Steps between them that were checked. */
  readonly steps: number;
  /** All worlds within the bound were visited. */
  readonly isComplete: boolean;
  readonly violation: { readonly promise: string; readonly story: readonly string[] } | null;
}

interface Node {
  readonly world: World;
  readonly name: string;
  readonly from: Node | null;
}

export interface SearchOptions {
  readonly left: Left;
  readonly maxStates?: number;
  readonly rules?: Rules;
  /** Called with the progress from time to time. */
  readonly onProgress?: (states: number) => void;
}

/**
 * Visits worlds until all are known, the limit is reached or a promise is broken. Returns the shortest story
 * that breaks it.
 */
export function searched(options: SearchOptions): Found {
  const search = new Search(options);
  while (search.goesOn()) search.deepen();
  return search.found();
}

class Search {
  readonly #left: Left;
  readonly #maxStates: number;
  readonly #rules: Rules;
  readonly #onProgress: SearchOptions['onProgress'];
  readonly #known = new Set<number>();
  #frontier: readonly Node[];
  #steps = 0;
  #violation: Found['violation'] = null;

  constructor({ left, maxStates, rules, onProgress }: SearchOptions) {
    this.#left = left;
    this.#maxStates = maxStates ?? Number.POSITIVE_INFINITY;
    this.#rules = rules ?? SHIPPED;
    this.#onProgress = onProgress;
    const world = firstWorld(left);
    this.#known.add(fingerprint(world));
    this.#frontier = [{ world, name: '', from: null }];
  }

  goesOn(): boolean {
    return this.#frontier.length > 0 && this.#violation === null && !this.#isFull();
  }

  found(): Found {
    return {
      states: this.#known.size,
      steps: this.#steps,
      isComplete: this.#frontier.length === 0,
      violation: this.#violation,
    };
  }

  /** All worlds that are one step further. */
  deepen(): void {
    const next: Node[] = [];
    for (const node of this.#frontier) {
      for (const happening of happenings(node.world, this.#rules)) {
        if (this.#isNew(node, happening)) next.push({ ...happening, from: slim(node) });
        if (this.#violation !== null || this.#isFull()) return;
      }
    }
    this.#frontier = next;
  }

  #isFull(): boolean {
    return this.#known.size >= this.#maxStates;
  }

  #isNew(node: Node, happening: Happening): boolean {
    const { world, name } = happening;
    this.#steps += 1;
    const print = fingerprint(world);
    if (this.#known.has(print)) return false;
    const hasForeign =
      world.left.foreign < this.#left.foreign ||
      world.left.foreignFields < this.#left.foreignFields;
    const promise = brokenBy(node.world, happening, this.#rules, hasForeign);
    if (promise !== null) this.#violation = { promise, story: [...storyOf(node), name] };
    this.#known.add(print);
    if (this.#known.size % PROGRESS_EVERY === 0) this.#onProgress?.(this.#known.size);
    return true;
  }
}

const PROGRESS_EVERY = 100_000;

/** A node without its world, because the stories of millions of others refer to it. */
const slimmed = new WeakMap<Node, Node>();
function slim(node: Node): Node {
  const known = slimmed.get(node);
  if (known !== undefined) return known;
  const bare = { ...node, world: undefined as unknown as World };
  slimmed.set(node, bare);
  return bare;
}

function storyOf(node: Node): string[] {
  const names: string[] = [];
  for (let at: Node | null = node; at !== null; at = at.from) if (at.name) names.unshift(at.name);
  return names;
}

/** 53 bits of the world's text (cyrb53): of ten million worlds, two share one with a chance of 1 in 180. */
function fingerprint(world: World): number {
  const text = JSON.stringify(world);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
