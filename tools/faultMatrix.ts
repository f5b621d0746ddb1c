/**
 * What happens when the answer to a request fails: each kind of request with each fault. The table of docs/errors.md is made of it, and
 * tests/sagas/faults tries each cell.
 */
import type { PortError, ProblemCode } from '#contract/lib/problems.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';

const refusal = (status: number, code: ProblemCode): PortError => ({
  kind: 'response',
  status,
  code,
  message: code,
});
const network = (message: string): PortError => ({
  kind: 'network',
  status: null,
  code: null,
  message,
});

interface Fault {
  readonly name: string;
  /** As the ports of the page report it. */
  readonly error: PortError;
}

export const FAULTS = [
  { name: '401', error: refusal(401, 'not_signed_in') },
  { name: '402', error: refusal(402, 'limit_reached') },
  { name: '404', error: refusal(404, 'not_found') },
  { name: '409', error: refusal(409, 'stale_version') },
  { name: '413', error: refusal(413, 'too_large') },
  { name: '422', error: refusal(422, 'invalid_input') },
  { name: '429', error: refusal(429, 'too_many_requests') },
  { name: '500', error: refusal(500, 'internal') },
  { name: 'no network', error: network('Failed to fetch') },
  { name: 'no answer in time', error: network('AxiosError ETIMEDOUT') },
  { name: 'a 2xx that is not JSON', error: network('SyntaxError') },
  { name: 'a 2xx that is not of the contract', error: network('does not match the contract') },
] as const satisfies readonly Fault[];

export type FaultName = (typeof FAULTS)[number]['name'];

/** What is said, and in which words. */
export const SAYS = {
  reason: 'the sentence of the error, in its place',
  state: 'the save state',
  notice: 'a notice that it could not be changed',
  signIn: 'a notice that offers to sign in',
  plan: 'what the plan would give; on the paid plan, the support address',
} as const;
export type Said = keyof typeof SAYS;

interface Cell {
  readonly says: readonly Said[];
  /** How often the request is sent within a minute, if nothing changes. */
  readonly sent: number;
}

interface Row {
  readonly what: string;
  /** What the person has afterwards. */
  readonly kept: string;
  readonly cells: Readonly<Record<FaultName, Cell>>;
}

/** A cell for each fault: as the usual one, but for the named ones. */
const cells = (usual: Cell, other: Partial<Record<FaultName, Partial<Cell>>>): Row['cells'] =>
  Object.fromEntries(
    FAULTS.map(({ name }) => [name, { ...usual, ...other[name] }]),
  ) as unknown as Row['cells'];

/** A 401 is sent again once, with a fresh token. */
const SIGN_IN = { says: ['reason', 'signIn'], sent: 2 } as const;
const ONCE = { sent: 1 } as const;

export const MATRIX = {
  read: {
    what: 'a read',
    kept: 'What was read before stays; the rest of the page too. "Try again" reads again.',
    cells: cells(
      { says: ['reason'], sent: 4 },
      { 401: SIGN_IN, 402: { says: ['plan'], sent: 1 }, 404: ONCE },
    ),
  },
  save: {
    what: 'a save of an article',
    kept: 'Every word, in the editor and on the device. What can pass by itself is sent again, under the same id.',
    cells: cells(
      { says: ['state'], sent: 1 },
      {
        401: { sent: 2 },
        402: { says: ['state', 'plan'] },
        429: { sent: 6 },
        500: { sent: 6 },
        'no network': { sent: 6 },
        'no answer in time': { sent: 6 },
        'a 2xx that is not JSON': { sent: 6 },
        'a 2xx that is not of the contract': { sent: 6 },
      },
    ),
  },
  change: {
    what: 'a change that is shown at once',
    kept: 'What the server had said is shown again. After a fault that says nothing of it, the list is read again.',
    cells: cells(
      { says: ['notice'], sent: 1 },
      { 401: { says: ['signIn', 'notice'], sent: 2 }, 402: { says: ['plan'] } },
    ),
  },
  form: {
    what: 'a form or a dialog',
    kept: 'What was typed and chosen. The button sends it again, under the same id where it creates something.',
    cells: cells(
      { says: ['reason'], sent: 1 },
      { 401: SIGN_IN, 402: { says: ['reason', 'plan'] } },
    ),
  },
  task: {
    what: 'a task of the text',
    kept: 'The text, unchanged. Nothing is charged for a refusal; "Try again" sends the same id.',
    cells: cells(
      { says: ['reason'], sent: 1 },
      { 401: SIGN_IN, 402: { says: ['reason', 'plan'] } },
    ),
  },
  stream: {
    what: 'the stream of a draft',
    kept: 'What has arrived. The stream is opened again behind its last event, with a fresh token after a 401.',
    cells: cells(
      { says: [], sent: 6 },
      { 402: { says: ['reason'], sent: 1 }, 404: { says: ['reason'], sent: 1 } },
    ),
  },
  preference: {
    what: 'a preference',
    kept: 'The choice, for this tab. The failure is reported.',
    cells: cells({ says: [], sent: 1 }, { 401: { says: ['signIn'], sent: 2 } }),
  },
} as const satisfies Readonly<Record<string, Row>>;

export type CallKind = keyof typeof MATRIX;

const cellText = ({ says, sent }: Cell): string =>
  `${says.length === 0 ? 'nothing' : says.map((said) => SAYS[said]).join(', and ')}; sent ${sent === 1 ? 'once' : `${sent} times`}`;

/** The fault matrix of docs/errors.md. */
export function faultMatrix(): Generated {
  const rows: readonly Row[] = Object.values(MATRIX);
  return {
    pages: [
      withGeneratedPart(
        'docs/errors.md',
        'Errors',
        [
          `| | ${rows.map(({ what }) => what).join(' | ')} |`,
          `|---|${rows.map(() => '---').join('|')}|`,
          ...FAULTS.map(
            ({ name }) =>
              `| **${name}** | ${rows.map((row) => cellText(row.cells[name])).join(' | ')} |`,
          ),
          `| *what is kept* | ${rows.map(({ kept }) => kept).join(' | ')} |`,
        ].join('\n'),
      ),
    ],
    problems: [],
  };
}
