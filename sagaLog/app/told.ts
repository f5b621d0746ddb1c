/** Tells in words where a replay differs from the session that it is of. */
import type { LogEntry, OutputEntry } from '../core/logEntry.ts';
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

const labelled = (what: string, place: string): string =>
  place === '' ? what : `${what} ${place}`;

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

/** Where two sagas do something in the same turn, one that does nothing is not told beside what the other does. */
function counterparts(
  history: Output | undefined,
  code: Output | undefined,
  later: readonly Output[],
): [Output | undefined, Output | undefined] {
  if (history === undefined || code === undefined || isSamePath(history, code))
    return [history, code];
  return later.some((output) => isSame(output, code)) ? [history, undefined] : [undefined, code];
}

const isSamePath = (one: Output, other: Output): boolean =>
  one.path.join(' ') === other.path.join(' ');

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
    return [...states, ...toldOfOutputs(...counterparts(before, now, history.outputs.slice(at)))];
  }
  return toldOfStates(history.state, code.state);
}

/** What a line of the log names: a port, the type of an action, a slice. */
const namedIn = (entry: LogEntry | null): string | null => {
  if (entry === null) return null;
  if (entry.is === 'turn') return 'the end of the turn';
  const name = 'op' in entry ? entry.op : 'type' in entry ? entry.type : null;
  return name === null ? entry.is : `${entry.is} of ${name}`;
};

/** Tells what this code does where it differs. Of the session only the name is known, of what it compares. */
export function toldAlone({ divergence, outputs }: TurnOutputs): Told[] {
  if (divergence === null) return [];
  const { expected, actual } = divergence;
  const history = namedIn(expected);
  if (actual?.is === 'turn' && expected?.is === 'turn')
    return [
      {
        ...{ path: [], what: 'the same in another way', history: null },
        code: [...new Set(outputs.map(nameOf)), 'the state'].join(', '),
      },
    ];
  const output = actual === null ? undefined : outputOf(actual, outputs);
  if (output === undefined) return [{ path: [], what: 'does', history, code: NOTHING }];
  const isNamed = namedIn(actual) === history;
  const value = output.is === 'cancel' ? 'cancelled' : textOf(output.value);
  return [
    {
      path: output.path,
      what: isNamed ? nameOf(output) : 'does',
      history: isNamed ? null : history,
      code: shortened(isNamed ? value : `${nameOf(output)} ${value}`, ''),
    },
  ];
}

/** The output that is not what the log has: the outputs behind it are not compared any more. */
function outputOf(actual: OutputEntry, outputs: readonly Output[]): Output | undefined {
  const { op, type } = actual as Readonly<Record<string, unknown>>;
  return outputs.findLast(({ is, of }) => is === actual.is && of === (op ?? type));
}

/** The sentence of a difference. */
export const sentenceOf = ({ path, what, history, code }: Told): string =>
  `${[...path].join(' > ')}${path.length > 0 ? ': ' : ''}${what}: ${history === null ? '' : `history ${history}, `}code ${code}`;
