/** Finds every exported function of the rooms that read texts, and says by its types how it is called with one. */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { FEW, FEW_IN, FEW_OF, OTHER_TYPES, TEXT_TYPES } from './given.ts';
import { TEXT_TOOLS } from './givenInNode.ts';
import { NOT_READ, OUTSIDE } from './notCalled.ts';
import { type Callable, needsOf, type Recipe, type Result, reads } from './recipe.ts';

const ROOT = `${import.meta.dirname}/../..`;
const READERS =
  '{contract,html,language,domain,services,store,sagas,src,sagaLog,db,server,host}/**/*.ts';
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
    // What is not called is not looked at: the types of the database take seconds.
    if (parameters.flatMap(needsOf).some((name) => OUTSIDE.has(name)))
      return { parameters, returns: '', result: {} };
    const returned = signature.getReturnType();
    return {
      parameters,
      returns: nameOfType(returned),
      result: this.resultOf(returned, depth + 1),
    };
  }

  recipeOf(type: ts.Type, name: string): Recipe {
    const known = this.#named(type) ?? simple(type, name);
    if (known !== null) return known;
    if (type.isUnion()) return this.#choice(type.types, name);
    if (this.#open.includes(type) || this.#open.length > DEPTH) return { is: 'nothing' };
    this.#open.push(type);
    const made = this.#composed(type, name);
    this.#open.pop();
    return made;
  }

  #named(type: ts.Type): Recipe | null {
    const names = [type.aliasSymbol?.name ?? '', type.getSymbol()?.name ?? ''];
    const outside = names.find((name) => OUTSIDE.has(name));
    if (outside !== undefined) return { is: 'unknown', name: outside };
    const given = names.find((name) => TEXT_TYPES.has(name) || OTHER_TYPES.has(name));
    return given === undefined ? null : { is: 'given', name: given };
  }

  /** What is there is more than nothing; a text is more than one of a few words. */
  #choice(types: readonly ts.Type[], name: string): Recipe {
    const all = types.map((type) => this.recipeOf(type, name));
    const text = all.find(({ is }) => is === 'text');
    const isOptional = all.some(({ is }) => is === 'nothing');
    const some = all.filter(({ is }) => is !== 'nothing' && !(isOptional && is === 'unknown'));
    return text ?? (some.length > 1 ? { is: 'choice', of: some } : (some[0] ?? { is: 'nothing' }));
  }

  #composed(type: ts.Type, name: string): Recipe {
    if (type.flags & F.TypeParameter) return this.#constrained(type, name);
    const [signature] = type.getCallSignatures();
    if (signature !== undefined && Object.hasOwn(TEXT_TOOLS, name)) return { is: 'tool', name };
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
    if (/^(?:Readonly|Weak)?Set$/.test(kind)) return { is: 'set', of: first, most: FEW[name] };
    if (/^(?:Readonly|Weak)?Map$/.test(kind))
      return { is: 'map', key: first, of: second, most: FEW[name] };
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
      return {
        is: 'record',
        key: { is: 'text', name: 'key' },
        of: this.recipeOf(index, name),
        most: FEW[name],
      };
    const most = FEW_IN[nameOfType(type)];
    const of = type
      .getProperties()
      .map((member) => [member.name, this.recipeOf(this.#typeOf(member), member.name)] as const)
      .map(([member, part]) => [member, part.is === 'list' && most ? { ...part, most } : part]);
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
    ? FEW_OF.find(({ fields }) => fields.join() === Object.keys(entry.of).sort().join())?.most
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

/** Every exported function that takes a text, in the order of its file. */
export function readersOfText(places: readonly string[]): Callable[] {
  const files = globSync(READERS, { cwd: ROOT })
    .filter((file) => places.some((place) => file.startsWith(place)))
    .filter((file) => !NOT_READ.some((files) => files.test(file)))
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
