/** Calls a function with a hostile text, and says what that took. In a thread of Node or in a page. */
import type { Given } from './given.ts';
import { type GrowthRule, growthOf } from './growth.ts';
import type { Callable, Recipe, Result } from './recipe.ts';
import { SEEDS, type SeedName } from './seeds.ts';
import { type Shape, ValueMaker } from './values.ts';

/** A function, and a text to call it with. */
export interface Trial {
  readonly callable: Callable;
  readonly seed: SeedName;
  readonly shape: Shape;
}

export interface CallRule extends GrowthRule {
  /** A call with so much text that takes less than `screenMs` is not looked at further. */
  readonly screenChars: number;
  readonly screenMs: number;
}

export interface Verdict {
  readonly ms: number;
  readonly error: string | null;
  readonly overflow: boolean;
  /** At each size, if it grows too fast. */
  readonly growth: readonly number[] | null;
}

export interface Surroundings {
  readonly moduleOf: (file: string) => Promise<unknown>;
  readonly given: Given;
  /** Functions that know a language, by their name. */
  readonly tools: object;
  /** The time of the processor so far, or the nearest to it that there is. */
  readonly cpuMs: () => number;
  /** Called before each call. */
  readonly onCall?: () => void;
  /** Empties the caches of words, which would know the text from the round before. */
  readonly forget?: () => void;
}

/** One call of an exported function with all that comes of it; counts the calls alone, not the making of their arguments. */
class Call {
  readonly #maker: ValueMaker;
  readonly #text: string;
  readonly #cpuMs: () => number;
  ms = 0;

  constructor(maker: ValueMaker, text: string, cpuMs: () => number) {
    this.#maker = maker;
    this.#text = text;
    this.#cpuMs = cpuMs;
  }

  /** Calls a function, and what it returns as far as that takes texts again. */
  async of(receiver: unknown, name: string, { call, members = {} }: Result): Promise<void> {
    if (call === undefined) return;
    const holder = receiver as Record<string, (...values: unknown[]) => unknown>;
    const values = call.parameters.map((recipe: Recipe) => this.#maker.made(recipe, this.#text));
    const value = await this.#counted(() => holder[name]?.(...values));
    if (value === undefined || value === null) return;
    await this.of({ value }, 'value', call.result);
    for (const [member, inner] of Object.entries(call.result.members ?? members))
      if (typeof (value as Record<string, unknown>)[member] === 'function')
        await this.of(value, member, inner);
  }

  async #counted(work: () => unknown): Promise<unknown> {
    const before = this.#cpuMs();
    try {
      return await consumed(work());
    } finally {
      this.ms += this.#cpuMs() - before;
    }
  }
}

/** Waits for a promise, and reads a generator to its end. */
async function consumed(value: unknown): Promise<unknown> {
  const awaited = value instanceof Promise ? await value : value;
  if (typeof awaited !== 'object' || awaited === null || !('next' in awaited)) return awaited;
  if (Symbol.iterator in awaited) return [...(awaited as Iterable<unknown>)];
  if (Symbol.asyncIterator in awaited)
    for await (const _value of awaited as AsyncIterable<unknown>);
  return awaited;
}

const texts = new Map<string, string>();

/** In one piece: what is put together as it is first read would be counted. */
function textOf(seed: SeedName, chars: number): string {
  const name = `${seed} ${chars}`;
  const known = texts.get(name) ?? JSON.parse(JSON.stringify(SEEDS[seed](chars)));
  texts.set(name, known);
  return known;
}

const ERROR_CHARS = 120;

/** A refusal of ours or of a package has a code, and what is no date or language is out of range. Anything else may be a wrong call. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RangeError || (typeof error === 'object' && error !== null && 'code' in error);

const saidOf = (error: unknown): string | null =>
  error === null || isRefusal(error) ? null : String(error).slice(0, ERROR_CHARS);

export class Caller {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async verdictOn(trial: Trial, rule: CallRule): Promise<Verdict> {
    const { ms, error } = await this.#tried(trial, rule.screenChars);
    const overflow = error instanceof RangeError && /stack/.test(error.message);
    const again = async (chars: number) => {
      this.#around.forget?.();
      return (await this.#tried(trial, chars)).ms;
    };
    const growth = ms > rule.screenMs ? await growthOf(rule, again) : null;
    return { ms, error: saidOf(error), overflow, growth };
  }

  async #tried({ callable, seed, shape }: Trial, chars: number) {
    const { moduleOf, given, tools, cpuMs, onCall } = this.#around;
    const maker = new ValueMaker(shape, { ...given, ...tools });
    const call = new Call(maker, textOf(seed, chars), cpuMs);
    let error: unknown = null;
    try {
      const module = await moduleOf(callable.file);
      onCall?.();
      await call.of(module, callable.name, callable.result);
    } catch (thrown) {
      error = thrown;
    }
    return { ms: call.ms, error };
  }
}
