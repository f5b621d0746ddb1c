/** What happens in an order, in words. */
import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { HeldCall } from './heldPage.ts';
import type { Fault, Move } from './world.ts';

/** What every request of a page has, and what only machines read. */
const UNSAID: ReadonlySet<string> = new Set(['workspaceId', 'requestId']);
const LONG_ID = /"00000000-0000-4000-8000-0*(\w+)"/g;

/** Plain data as a story has it: short. */
const shortened = (value: unknown): string =>
  (
    JSON.stringify(value, (key, part: unknown) => (UNSAID.has(key) ? undefined : part)) ?? 'nothing'
  ).replace(LONG_ID, '#$1');

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : ` ${shortened(value)}`;

/** A write of the writes table is told by its port. */
function actSaid({ type, payload }: UnknownAction): string {
  const { port, args = payload } = Object(payload) as { port?: string; args?: unknown };
  return `${port === undefined ? type : `asked ${port}`}${textOf(args)}`;
}

const callSaid = ({ op, args }: HeldCall): string => `${op}${textOf(args[0])}`;

const FAULT_SAID: Readonly<Record<string, string>> = {
  requestLost: 'the request is lost',
  answerLost: 'the answer is lost',
};
const faultSaid = (fault: Fault): string =>
  FAULT_SAID[fault] ?? `the server answers ${fault}, and has done nothing`;

/** One step of a story. */
export function saidOf(move: Move, about: unknown): string {
  if (move.is === 'act') return actSaid(about as UnknownAction);
  if (move.is === 'elapse') return `${about} ms pass`;
  const call = callSaid(about as HeldCall);
  if (move.is === 'fault') return `${call}: ${faultSaid(move.fault)}`;
  return `${call}: ${move.is === 'serve' ? 'the server does it' : 'the answer arrives'}`;
}

/** Where two values differ first, and what each has there. */
export function disagreement(name: string, page: unknown, server: unknown): string {
  const [key] = isRecord(page) && isRecord(server) ? differing(page, server) : [];
  return key === undefined
    ? `the page shows ${name}: ${shortened(page)}, the server has ${shortened(server)}`
    : disagreement(`${name}.${key}`, Object(page)[key], Object(server)[key]);
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** None where one has more than the other. */
function differing(a: object, b: object): string[] {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return [];
  return keys.filter((key) => !isDeepStrictEqual(Object(a)[key], Object(b)[key]));
}

/** So much of a story that does not end says how it goes on. */
const STEPS_MOST = 30;

/** A story with its steps numbered. */
export const told = (story: readonly string[], verdict: string): string =>
  [
    ...story.slice(0, STEPS_MOST).map((step, at) => `${at + 1}. ${step}`),
    ...(story.length > STEPS_MOST ? ['…'] : []),
    `At rest, ${verdict}.`,
  ].join('\n');
