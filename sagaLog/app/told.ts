/** Tells in words where a replay differs from the session that it is of. */
import { hashOf } from '../core/stateHash.ts';
import { literal } from './literals.ts';
import type { Output, TurnOutputs } from './turnOutputs.ts';

/** What a difference is in: the sagas around it, what they do, and how each of the two does it. */
export interface Told {
  readonly path: readonly string[];
  readonly what: string;
  /** Null where the bundle of the build that recorded the session is not there. */
  readonly history: string | null;
  readonly code: string;
}

const NOTHING = 'nothing';
const ABSENT = 'absent';
const MOST_PARTS = 3;
const MOST_CHARS = 80;
const KEPT_CHARS = 20;

interface Part {
  readonly path: readonly string[];
  readonly history: unknown;
  readonly code: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The innermost parts in which two values differ. */
function differingParts(history: unknown, code: unknown, path: readonly string[] = []): Part[] {
  if (hashOf(history) === hashOf(code)) return [];
  if (!isObject(history) || !isObject(code) || Array.isArray(history) !== Array.isArray(code))
    return [{ path, history, code }];
  const names = [...new Set([...Object.keys(history), ...Object.keys(code)])];
  const parts = names.flatMap((name) => differingParts(history[name], code[name], [...path, name]));
  return parts.length > 0 ? parts : [{ path, history, code }];
}

/** Of two long texts, what is around the place where they differ. */
function shortened(text: string, other: string): string {
  if (text.length <= MOST_CHARS) return text;
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const from = Math.max(0, at - KEPT_CHARS);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + MOST_CHARS)}…`;
}

const textOf = (value: unknown): string =>
  value === undefined ? ABSENT : literal(value).replaceAll(/\n\s*/g, ' ');

const both = (history: string, code: string) => ({
  history: shortened(history, code),
  code: shortened(code, history),
});

const nameOf = ({ is, of }: Output): string => {
  if (is === 'put') return `put of ${of}`;
  if (is === 'cancel') return `${of} cancelled`;
  if (is === 'take') return `take of ${of}`;
  return is === 'flush' ? `flush of ${of}` : `call of ${of}`;
};

/** The name of a part; the only argument of a call and the payload of an action are not named. */
function placeOf(path: readonly string[], value: unknown): string {
  const [first, ...rest] = path;
  const isOnly = Array.isArray(value) ? value.length === 1 && first === '0' : first === 'payload';
  return (isOnly ? rest : path).join('.');
}

const labelled = (what: string, place: string): string => (place === '' ? what : `${what} ${place}`);

function toldOfValues(history: Output, code: Output): Told[] {
  return differingParts(history.value, code.value)
    .slice(0, MOST_PARTS)
    .map((part) => ({
      path: code.path,
      what: labelled(code.of, placeOf(part.path, code.value)),
      ...both(textOf(part.history), textOf(part.code)),
    }));
}

/** A cancelled call is told as one that is, beside one that is not. */
function toldOfOutputs(history: Output | undefined, code: Output | undefined): Told[] {
  if (history && code && history.is === code.is && history.of === code.of)
    return toldOfValues(history, code);
  const { path = [] } = code ?? history ?? {};
  const cancelled = [history, code].find((output) => output?.is === 'cancel');
  if (cancelled !== undefined)
    return [
      {
        path: cancelled.path,
        what: cancelled.of,
        history: cancelled === history ? 'cancelled' : 'not cancelled',
        code: cancelled === code ? 'cancelled' : 'not cancelled',
      },
    ];
  return [
    {
      path,
      what: 'does',
      history: history === undefined ? NOTHING : nameOf(history),
      code: code === undefined ? NOTHING : nameOf(code),
    },
  ];
}

const toldOfStates = (history: object, code: object): Told[] =>
  differingParts(history, code)
    .slice(0, MOST_PARTS)
    .map((part) => ({
      path: [],
      what: `state ${part.path.join('.')}`,
      ...both(textOf(part.history), textOf(part.code)),
    }));

const isSame = (history: Output | undefined, code: Output | undefined): boolean =>
  history !== undefined &&
  code !== undefined &&
  hashOf([history.is, history.of, history.value]) === hashOf([code.is, code.of, code.value]);

/**
 * Tells how this code differs from the build that recorded the session, in the turn where it does so first. A state that
 * differs before an output does is the reason for it.
 */
export function toldDifference(history: TurnOutputs, code: TurnOutputs): Told[] {
  const count = Math.max(history.outputs.length, code.outputs.length);
  for (let at = 0; at < count; at += 1) {
    const [before, now] = [history.outputs[at], code.outputs[at]];
    if (isSame(before, now)) continue;
    const states = before && now ? toldOfStates(before.state, now.state) : [];
    return [...states, ...toldOfOutputs(before, now)];
  }
  return toldOfStates(history.state, code.state);
}

/** Tells what this code does where it differs, if nobody knows any more what the session did. */
export function toldAlone(code: TurnOutputs): Told[] {
  const { expected, actual } = code.divergence ?? {};
  const last = code.outputs.findLast(
    ({ is, of }) => actual && (is === actual.is || actual.is === 'state') && hasName(actual, of),
  );
  const session = expected && 'op' in expected ? expected.op : expected && 'type' in expected ? expected.type : null;
  const history = session === null ? null : session === last?.of ? null : `${expected?.is} of ${session}`;
  if (last !== undefined)
    return [{ path: last.path, what: nameOf(last), history, code: shortened(textOf(valueOf(last)), '') }];
  if (actual?.is === 'state')
    return Object.keys(actual.changed).map((slice) => ({
      path: [],
      what: `state ${slice}`,
      history: null,
      code: shortened(textOf((code.state as Readonly<Record<string, unknown>>)[slice]), ''),
    }));
  return [{ path: [], what: 'does', history, code: NOTHING }];
}

const valueOf = ({ is, value }: Output): unknown =>
  is === 'put' ? (value as { readonly payload?: unknown }).payload : value;

const hasName = (entry: object, name: string): boolean =>
  ('op' in entry && entry.op === name) || ('type' in entry && entry.type === name);

/** The sentence of a difference. */
export const sentenceOf = ({ path, what, history, code }: Told): string =>
  `${[...path].join(' > ')}${path.length > 0 ? ': ' : ''}${what}: ${history === null ? '' : `history ${history}, `}code ${code}`;
