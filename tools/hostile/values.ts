/** Makes arguments of a text, as a recipe says. */
import { type Given, SHORT } from './given.ts';
import type { Recipe } from './recipe.ts';

/** `whole`: each text is the whole one, and a list has one entry. `pieces`: the outermost lists have an entry for each piece of it. */
export type Shape = 'whole' | 'pieces';

const PIECE_CHARS = 40;

/** Texts that are no text of a person, by the name of the parameter. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^(?:language|locale|lang)$/i, 'en'],
  [/^(?:country|place)$/i, 'US'],
];
const ID = /^id$|Id$/;

export class ValueMaker {
  readonly #shape: Shape;
  readonly #given: Given;
  #count = 0;

  /** `given`: by the name of a type, or of a function that knows a language. */
  constructor(shape: Shape, given: Given) {
    this.#shape = shape;
    this.#given = given;
  }

  made(recipe: Recipe, text: string, isInside = false): unknown {
    const inside = (part: Recipe) => this.made(part, text, isInside);
    switch (recipe.is) {
      case 'text':
        return this.#text(recipe.name, text);
      case 'number':
        return /^(?:end|to|until)$/i.test(recipe.name)
          ? text.length
          : /^(?:start|from|at|index)$/i.test(recipe.name)
            ? 0
            : 1;
      case 'boolean':
        return this.#next() % 2 === 0;
      case 'literal':
        return recipe.value;
      case 'given':
        return this.#given[recipe.name]?.(text);
      case 'tool':
        return this.#given[recipe.name];
      case 'list':
        return this.#list(recipe, text, isInside);
      case 'set':
        return new Set(this.#list(recipe, text, isInside));
      case 'tuple':
        return recipe.of.map(inside);
      case 'choice':
        return inside(recipe.of[this.#next() % recipe.of.length] as Recipe);
      case 'map':
        return new Map(this.#entries(recipe, text, isInside));
      case 'record':
        return Object.fromEntries(this.#entries(recipe, text, isInside));
      case 'object':
        return Object.fromEntries(
          Object.entries(recipe.of).map(([name, part]) => [name, inside(part)]),
        );
      case 'function':
        return this.#answering(recipe.returns, text);
      default:
        return undefined;
    }
  }

  /** Returns the whole text once, then a piece: one that has it for each call makes any work quadratic. */
  #answering(returns: Recipe, text: string): () => unknown {
    let said = text;
    return () => {
      const value = this.made(returns, said, true);
      said = text.slice(0, PIECE_CHARS);
      return value;
    };
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #text(name: string, text: string): string {
    if (ID.test(name)) return `b${this.#next()}`;
    return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? text.slice(0, SHORT[name]);
  }

  #list({ of, most }: Recipe & { is: 'list' | 'set' }, text: string, isInside: boolean): unknown[] {
    return this.#texts(text, isInside)
      .slice(0, most)
      .map((piece) => this.made(of, piece, true));
  }

  #entries(
    recipe: Recipe & { is: 'map' | 'record' },
    text: string,
    isInside: boolean,
  ): [string, unknown][] {
    return this.#texts(text, isInside)
      .slice(0, recipe.most)
      .map((piece) => [
        this.made(recipe.key, piece, true) as string,
        this.made(recipe.of, piece, true),
      ]);
  }

  #texts(text: string, isInside: boolean): readonly string[] {
    if (isInside || this.#shape === 'whole') return [text];
    const pieces: string[] = [];
    for (let at = 0; at < text.length; at += PIECE_CHARS)
      pieces.push(text.slice(at, at + PIECE_CHARS));
    return pieces;
  }
}
