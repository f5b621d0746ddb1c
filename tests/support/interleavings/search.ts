/**
 * Every order of acts, answers, delays and faults, by executing each from the beginning. Orders that differ only in what does not
 * affect each other are executed once (sleep sets), and so is what follows from a world that was there before.
 */
import { seededRandom } from '#tools/durability/random.ts';
import { told } from './story.ts';
import { areIndependent, type Move, type Scenario, World } from './world.ts';

interface Found {
  /** Orders that were executed to their end, or to a world that was there before. */
  readonly orders: number;
  /** Whether these are all that there are. */
  readonly isComplete: boolean;
  /** The shortest story after which page and server disagree; null if there is none. */
  readonly story: string | null;
}

interface Bounds {
  readonly faults?: number;
  readonly ordersMost?: number;
}

type Prefix = readonly Move[];

/**
 * Searches with one act, then with two, and so on, each without a fault first. Where `ordersMost` is not enough, some orders are
 * chosen by dice, always the same ones.
 */
export function interleavings(
  scenario: Scenario,
  { faults = 1, ordersMost = Number.POSITIVE_INFINITY }: Bounds = {},
): Found {
  let orders = 0;
  let isComplete = true;
  const all = sizes(scenario.acts.length, faults);
  for (const [at, [acts, faulty]] of all.entries()) {
    const part = { ...scenario, acts: scenario.acts.slice(0, acts) };
    const search = new Search(part, faulty, (ordersMost - orders) / (all.length - at));
    const isBroken = search.explore();
    orders += search.orders;
    isComplete &&= search.isComplete;
    if (isBroken) return { orders, isComplete: false, story: search.shortest() };
  }
  return { orders, isComplete, story: null };
}

const sizes = (acts: number, faults: number): [number, number][] =>
  Array.from({ length: acts }, (_, at) =>
    Array.from({ length: faults + 1 }, (_, faulty): [number, number] => [at + 1, faulty]),
  ).flat();

class Search {
  orders = 0;
  isComplete = true;
  readonly #scenario: Scenario;
  readonly #faults: number;
  readonly #random = seededRandom(1);
  #most: number;
  /** World → the moves that were left out there, as others have them. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(scenario: Scenario, faults: number, ordersMost: number) {
    this.#scenario = scenario;
    this.#faults = faults;
    this.#most = ordersMost;
  }

  /** Returns whether an order breaks the promise. */
  explore(): boolean {
    const most = this.#most;
    this.#most = most / 2;
    if (this.#deeper([], [], this.#after([]))) return true;
    if (this.isComplete) return false;
    while (this.orders < most) if (this.#isBroken(this.#walked())) return true;
    return false;
  }

  /** Breadth first, so that the first story that breaks it is the shortest. */
  shortest(): string {
    const seen = new Set<string>();
    let front: Prefix[] = [[]];
    while (front.length > 0) {
      const next: Prefix[] = [];
      for (const prefix of front) {
        const world = this.#after(prefix);
        const moves = world.moves();
        const verdict = moves.length === 0 ? world.verdict() : null;
        const print = world.print();
        world.close();
        if (verdict !== null) return told(world.story, verdict);
        if (!seen.has(print)) next.push(...moves.map((move) => [...prefix, move]));
        seen.add(print);
      }
      front = next;
    }
    throw new Error('An order is not the same when it is repeated.');
  }

  #after(prefix: Prefix): World {
    const world = new World(this.#scenario, this.#faults);
    for (const move of prefix) world.make(move);
    return world;
  }

  /** A world at rest after an order that dice have chosen. */
  #walked(): World {
    const world = this.#after([]);
    for (let moves = world.moves(); moves.length > 0; moves = world.moves())
      world.make(moves[this.#random.between(0, moves.length)] as Move);
    return world;
  }

  #deeper(prefix: Prefix, asleep: readonly Move[], world: World): boolean {
    const moves = world.moves();
    if (moves.length === 0) return this.#isBroken(world);
    if (this.#isKnown(world, asleep)) return this.#isOver(world);
    let sleeping = asleep;
    let here: World | null = world;
    for (const move of moves.filter((one) => !has(asleep, one))) {
      if (this.orders >= this.#most) {
        this.isComplete = false;
        break;
      }
      const next = here ?? this.#after(prefix);
      here = null;
      next.make(move);
      const awake = sleeping.filter((one) => areIndependent(one, move));
      if (this.#deeper([...prefix, move], awake, next)) return true;
      sleeping = [...sleeping, move];
    }
    here?.close();
    return false;
  }

  #isBroken(world: World): boolean {
    this.orders += 1;
    const verdict = world.verdict();
    world.close();
    return verdict !== null;
  }

  #isOver(world: World): boolean {
    this.orders += 1;
    world.close();
    return false;
  }

  /** Whether all that follows was searched, but for what is asleep here too. */
  #isKnown(world: World, asleep: readonly Move[]): boolean {
    const print = world.print();
    const keys = asleep.map(keyOf);
    const before = this.#known.get(print);
    if (before?.every((key) => keys.includes(key))) return true;
    this.#known.set(print, before?.filter((key) => keys.includes(key)) ?? keys);
    return false;
  }
}

const keyOf = (move: Move): string => JSON.stringify(move);
const has = (moves: readonly Move[], one: Move): boolean =>
  moves.some((move) => keyOf(move) === keyOf(one));
