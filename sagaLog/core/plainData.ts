/**
 * Reads values as data, without running their code, and within limits. What cannot be read this way is left out,
 * by the log (codec.ts) and by comparisons (stateHash.ts).
 */
import { isError, isPlainObject, told } from './kinds.ts';
import { isSecretName, MASK, masked } from './secrets.ts';

/** Values are read to this depth. */
export const MAX_DEPTH = 100;
/** Characters of a text. */
export const MAX_TEXT = 4_000_000;
/** Elements of a list, fields of an object. */
const MAX_FIELDS = 100_000;
/** Characters of a field's name. */
const MAX_NAME = 10_000;

/** Stands for what a log cannot hold: functions, class instances, values that are too large or cannot be read. */
export const LEFT_OUT = Object.freeze({ isLeftOut: true });

type Fields = readonly (readonly [name: string, value: unknown])[];

export type Parts =
  | { readonly is: 'list'; readonly elements: readonly unknown[] }
  | { readonly is: 'object'; readonly fields: Fields }
  | {
      readonly is: 'error';
      readonly name: string;
      readonly message: string;
      readonly fields: Fields;
    };

/** Returns the parts of a list, an object or an error; null for what is left out. Never throws. */
export const partsOf = (value: object): Parts | null => told(() => readParts(value), null);

function readParts(value: object): Parts | null {
  if (value === LEFT_OUT) return null;
  if (Array.isArray(value)) return readList(value);
  const isPlain = isPlainObject(value);
  if (!isPlain && !isError(value)) return null;
  const names = Object.keys(value);
  if (names.length > MAX_FIELDS || names.some(({ length }) => length > MAX_NAME)) return null;
  const fields = names.map((name) => {
    const { text, isSecret } = knownName(name);
    const data = dataAt(value, name);
    return [text, isSecret && typeof data === 'string' && data !== '' ? MASK : data] as const;
  });
  if (isPlain) return { is: 'object', fields };
  const { name, message } = value as Error;
  return { is: 'error', name, message, fields };
}

interface Name {
  readonly text: string;
  readonly isSecret: boolean;
}

/** The same names come again with every edit. */
const KEPT_NAMES = 4096;
let names = new Map<string, Name>();

function knownName(name: string): Name {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = { text: masked(name), isSecret: isSecretName(name) };
  if (names.size === KEPT_NAMES) names = new Map();
  names.set(name, made);
  return made;
}

function readList(list: readonly unknown[]): Parts | null {
  if (list.length > MAX_FIELDS) return null;
  const elements = Array.from({ length: list.length }, (_, at) => dataAt(list, String(at)));
  return { is: 'list', elements };
}

/** Getters are code and are not run. */
function dataAt(target: object, name: string): unknown {
  const field = Object.getOwnPropertyDescriptor(target, name);
  return field === undefined || 'value' in field ? field?.value : LEFT_OUT;
}
