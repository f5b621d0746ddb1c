/** Finds every exported function of the rooms that read texts, and says by its types how it is called with one. */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { FEW, FEW_OF, GIVEN } from './given.ts';

/** How a value is made of a text. */
export type Recipe =
  | { readonly is: 'text'; readonly name: string }
  | { readonly is: 'literal'; readonly value: string | number | boolean | null }
  | { readonly is: 'nothing' | 'boolean' }
  | { readonly is: 'number'; readonly name: string }
  /** Of a type of the language or of a package: needs a line in `given.ts`. */
  | { readonly is: 'unknown'; readonly name: string }
  /** A value of `given.ts`, by its name there. */
  | { readonly is: 'given'; readonly name: string }
  | { readonly is: 'list' | 'set'; readonly of: Recipe; readonly most?: number | undefined }
  | { readonly is: 'tuple' | 'choice'; readonly of: readonly Recipe[] }
  | { readonly is: 'map' | 'record'; readonly key: Recipe; readonly of: Recipe }
  | { readonly is: 'object'; readonly of: Readonly<Record<string, Recipe>> }
  | { readonly is: 'function'; readonly returns: Recipe };

/** What an exported function returns may be a function, or have functions, that take a text as well. */
export interface Result {
  readonly call?: { readonly parameters: readonly Recipe[]; readonly result: Result };
  readonly members?: Readonly<Record<string, Result>>;
}

export interface Callable {
  readonly file: string;
  readonly name: string;
  readonly result: Result;
}

const ROOT = `${import.meta.dirname}/../..`;
const READERS =
  '{html,language,domain,sagaLog/core,server/material,server/prompts,server/adapters/{html,web,serp,image,model/embedded}}/**/*.ts';
/** Need a document, or run by themselves. */
const NOT_READ = /^html\/dom\/|\.worker\.ts$|\.d\.ts$/;
const DEPTH = 7;

const NOTHING: Recipe = { is: 'nothing' };
const LIST = /^(?:Readonly)?Array$|^(?:Async)?(?:Iterable|IterableIterator|Generator)(?:Object)?$/;

class TypeReader {
  readonly #checker: ts.TypeChecker;
  readonly #open: ts.Type[] = [];
  readonly #known = new Map<ts.Type, Recipe>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  resultOf(type: ts.Type, depth = 0): Result {
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) return { call: this.#callOf(signature, depth) };
    if (depth === 0 || depth > 2 || !(type.flags & F.Object) || !this.#isOurs(type)) return {};
    const members = type
      .getProperties()
      .map((member) => [member.name, this.resultOf(this.#typeOf(member), depth + 1)] as const)
      .filter(([, result]) => result.call !== undefined);
    return members.length === 0 ? {} : { members: Object.fromEntries(members) };
  }

  #callOf(signature: ts.Signature, depth: number): NonNullable<Result['call']> {
    const parameters = signature.parameters.map((parameter) => {
      const declared = parameter.valueDeclaration;
      const isRest = declared !== undefined && ts.isParameter(declared) && declared.dotDotDotToken;
      const type = this.#typeOf(parameter);
      const [only] = isRest ? this.#checker.getTypeArguments(type as ts.TypeReference) : [];
      return this.recipeOf(only ?? type, parameter.name);
    });
    return { parameters, result: this.resultOf(signature.getReturnType(), depth + 1) };
  }

  recipeOf(type: ts.Type, name: string): Recipe {
    const known = this.#given(type) ?? simple(type, name);
    if (known !== null) return known;
    if (type.isUnion()) return this.#choice(type.types, name);
    if (this.#open.includes(type) || this.#open.length > DEPTH) return { is: 'nothing' };
    this.#open.push(type);
    const made = this.#composed(type, name);
    this.#open.pop();
    return made;
  }

  #given(type: ts.Type): Recipe | null {
    const name = nameOfType(type);
    return Object.hasOwn(GIVEN, name) ? { is: 'given', name } : null;
  }

  /** What is there is more than nothing; a text is more than one of a few words. */
  #choice(types: readonly ts.Type[], name: string): Recipe {
    const all = types.map((type) => this.recipeOf(type, name));
    const text = all.find(({ is }) => is === 'text');
    const some = all.filter((recipe) => recipe.is !== 'nothing');
    return text ?? (some.length > 1 ? { is: 'choice', of: some } : (some[0] ?? { is: 'nothing' }));
  }

  #composed(type: ts.Type, name: string): Recipe {
    if (type.flags & F.TypeParameter) return this.#constrained(type, name);
    const [signature] = type.getCallSignatures();
    if (signature !== undefined)
      return { is: 'function', returns: this.recipeOf(signature.getReturnType(), name) };
    const kind = type.getSymbol()?.name ?? '';
    return this.#collection(type, name, kind) ?? this.#object(type, name, kind);
  }

  #collection(type: ts.Type, name: string, kind: string): Recipe | null {
    // The types do not say so, but what is no reference has none.
    const given: readonly ts.Type[] | undefined = this.#checker.getTypeArguments(
      type as ts.TypeReference,
    );
    const parts = (given ?? []).map((part) => this.recipeOf(part, name));
    const [first = NOTHING, second = NOTHING] = parts;
    if (this.#checker.isTupleType(type)) return { is: 'tuple', of: parts };
    if (LIST.test(kind)) return { is: 'list', of: first, most: FEW[name] ?? mostOf(first) };
    if (/^(?:Readonly|Weak)?Set$/.test(kind)) return { is: 'set', of: first };
    if (/^(?:Readonly|Weak)?Map$/.test(kind)) return { is: 'map', key: first, of: second };
    return null;
  }

  #constrained(type: ts.Type, name: string): Recipe {
    const constraint = this.#checker.getBaseConstraintOfType(type);
    return constraint === undefined || constraint === type
      ? { is: 'text', name }
      : this.recipeOf(constraint, name);
  }

  #object(type: ts.Type, name: string, kind: string): Recipe {
    if (!this.#isOurs(type)) return { is: 'unknown', name: kind };
    const old = this.#known.get(type);
    if (old !== undefined) return old;
    const made = this.#madeObject(type, name);
    this.#known.set(type, made);
    return made;
  }

  #madeObject(type: ts.Type, name: string): Recipe {
    const index = type.getStringIndexType();
    if (index !== undefined)
      return { is: 'record', key: { is: 'text', name: 'key' }, of: this.recipeOf(index, name) };
    const of = type
      .getProperties()
      .map((member) => [member.name, this.recipeOf(this.#typeOf(member), member.name)] as const);
    return { is: 'object', of: Object.fromEntries(of) };
  }

  /** Not a type of the language or of a package. */
  #isOurs(type: ts.Type): boolean {
    const [declared] = type.getSymbol()?.declarations ?? [];
    if (type.getSymbol()?.name === '__type' || declared === undefined) return true; // written in place
    return !/\/node_modules\//.test(declared.getSourceFile().fileName);
  }

  #typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol);
  }
}

const nameOfType = (type: ts.Type | undefined): string =>
  type?.aliasSymbol?.name ?? type?.getSymbol()?.name ?? '';

const mostOf = (entry: Recipe | undefined): number | undefined =>
  entry?.is === 'object'
    ? FEW_OF.find(({ fields }) => fields.every((name) => Object.hasOwn(entry.of, name)))?.most
    : undefined;

const F = ts.TypeFlags;

function simple(type: ts.Type, name: string): Recipe | null {
  if (type.isStringLiteral() || type.isNumberLiteral()) return { is: 'literal', value: type.value };
  const has = (flag: ts.TypeFlags) => (type.flags & flag) !== 0;
  if (has(F.StringLike | F.Unknown | F.Any | F.ESSymbolLike)) return { is: 'text', name };
  if (has(F.NumberLike | F.BigIntLike)) return { is: 'number', name };
  if (has(F.BooleanLike)) return { is: 'boolean' };
  if (has(F.Undefined | F.Null | F.Void | F.Never)) return { is: 'nothing' };
  // A text with a mark, as an id has.
  if (type.isIntersection() && type.types.some((part) => part.flags & F.StringLike))
    return { is: 'text', name };
  return null;
}

/** Whether a call with this recipe is one with a text. */
export function takesText(recipe: Recipe): boolean {
  switch (recipe.is) {
    case 'text':
    case 'given':
      return recipe.is === 'text' || GIVEN[recipe.name]?.isText === true;
    case 'list':
    case 'set':
      return takesText(recipe.of);
    case 'map':
    case 'record':
      return takesText(recipe.of) || takesText(recipe.key);
    case 'tuple':
    case 'choice':
      return recipe.of.some(takesText);
    case 'object':
      return Object.values(recipe.of).some(takesText);
    case 'function':
      return takesText(recipe.returns);
    default:
      return false;
  }
}

const reads = ({ call, members = {} }: Result): boolean =>
  (call !== undefined && (call.parameters.some(takesText) || reads(call.result))) ||
  Object.values(members).some(reads);

/** Every exported function that takes a text, in the order of its file. */
export function readersOfText(): Callable[] {
  const files = globSync(READERS, { cwd: ROOT })
    .filter((file) => !NOT_READ.test(file))
    .sort();
  const { config } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram({ rootNames: files.map((file) => `${ROOT}/${file}`), options });
  const checker = program.getTypeChecker();
  const reader = new TypeReader(checker);
  return files.flatMap((file) => {
    const source = program.getSourceFile(`${ROOT}/${file}`);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
    return exported
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((one) => ({
        file: relative('.', file),
        name: one.name,
        result: reader.resultOf(checker.getTypeOfSymbol(one)),
      }))
      .filter(({ result }) => result.call !== undefined && reads(result));
  });
}
