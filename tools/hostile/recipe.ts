import { TEXT_TYPES } from './given.ts';

/** How a value is made of a text. */
export type Recipe =
  | { readonly is: 'text'; readonly name: string }
  | { readonly is: 'literal'; readonly value: string | number | boolean | null }
  | { readonly is: 'nothing' | 'boolean' }
  | { readonly is: 'number'; readonly name: string }
  /** Of a type that no text can stand for: of a package, of the language, or of `NOT_CALLED`. */
  | { readonly is: 'unknown'; readonly name: string }
  /** A value of `given.ts`, by its name there. */
  | { readonly is: 'given'; readonly name: string }
  | { readonly is: 'list' | 'set'; readonly of: Recipe; readonly most?: number | undefined }
  | { readonly is: 'tuple' | 'choice'; readonly of: readonly Recipe[] }
  | {
      readonly is: 'map' | 'record';
      readonly key: Recipe;
      readonly of: Recipe;
      readonly most?: number | undefined;
    }
  | { readonly is: 'object'; readonly of: Readonly<Record<string, Recipe>> }
  /** A function of the language's tools, which one that returns the same for each text cannot stand for. */
  | { readonly is: 'tool'; readonly name: string }
  | { readonly is: 'function'; readonly returns: Recipe };

/** What an exported function returns may be a function, or have functions, that take a text as well. */
export interface Result {
  readonly call?: {
    readonly parameters: readonly Recipe[];
    /** The name of the type. */
    readonly returns: string;
    readonly result: Result;
  };
  readonly members?: Readonly<Record<string, Result>>;
}

export interface Callable {
  readonly file: string;
  readonly name: string;
  readonly result: Result;
}

export const nameOf = ({ file, name }: Callable): string => `${file} ${name}`;

/** The recipes that a recipe consists of. */
function partsOf(recipe: Recipe): readonly Recipe[] {
  switch (recipe.is) {
    case 'list':
    case 'set':
      return [recipe.of];
    case 'map':
    case 'record':
      return [recipe.key, recipe.of];
    case 'tuple':
    case 'choice':
      return recipe.of;
    case 'object':
      return Object.values(recipe.of);
    case 'function':
      return [recipe.returns];
    default:
      return [];
  }
}

/** Whether a call with this recipe is one with a text. */
export const takesText = (recipe: Recipe): boolean =>
  recipe.is === 'text' ||
  (recipe.is === 'given' && TEXT_TYPES.has(recipe.name)) ||
  partsOf(recipe).some(takesText);

/** The types in it that no text can stand for. */
export const needsOf = (recipe: Recipe): readonly string[] =>
  recipe.is === 'unknown' ? [recipe.name] : partsOf(recipe).flatMap(needsOf);

/** Whether a call with pieces of a text is another one than with the whole. */
export const hasLists = (recipe: Recipe): boolean =>
  ['list', 'set', 'map', 'record'].includes(recipe.is) ||
  (recipe.is !== 'function' && partsOf(recipe).some(hasLists));

/** Whether a function takes a text, or what it returns does. */
export const reads = ({ call, members = {} }: Result): boolean =>
  (call !== undefined && (call.parameters.some(takesText) || reads(call.result))) ||
  Object.values(members).some(reads);
