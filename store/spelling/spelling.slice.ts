import { defineMachine } from '#domain/machine.ts';
import type { Dialect } from '#domain/spelling/dialect.ts';
import type { Finding } from '#domain/spelling/finding.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const spellingMachine = defineMachine({
  name: 'spelling',
  purpose:
    'Checks spelling and grammar of the open article without a model, some paragraphs at a time.',
  initial: 'resting',
  rest: ['resting', 'failed'],
  table: {
    resting: { started: 'checking', ended: 'resting' },
    checking: { checked: 'resting', failed: 'failed', ended: 'resting' },
    failed: { retryRequested: 'resting', ended: 'resting' },
  },
});

type Texts = readonly string[];

export interface SpellingState {
  readonly status: 'resting' | 'checking' | 'failed';
  /** The writer's switch. */
  readonly isOn: boolean;
  readonly dialect: Dialect;
  /** By text: a paragraph that is moved, or comes back by undo, is not checked again. */
  readonly found: Readonly<Record<string, readonly Finding[]>>;
  /** The texts to be checked, and those that are being checked. */
  readonly due: Texts;
  readonly batch: Texts;
  /** What the person ignores in the open article (domain/spelling/ignored.ts). */
  readonly ignored: Texts;
}

const NOTHING = { found: {}, due: [], batch: [], ignored: [] } as const;

/** Without a prototype's fields: a paragraph may read "constructor". */
const among = (found: SpellingState['found'], isWanted: (text: string) => boolean) =>
  Object.entries(found).filter(([text]) => isWanted(text));

export const spelling = machineSlice<SpellingState>()(spellingMachine, {
  initial: { status: 'resting', isOn: true, dialect: 'American', ...NOTHING },
  events: {
    started: (from, { texts }: { readonly texts: Texts }) => ({
      ...from,
      status: 'checking',
      due: from.due.filter((text) => !texts.includes(text)),
      batch: texts,
    }),
    /** In the order of the batch. What the writer has changed meanwhile is dropped. */
    checked: (from, { found }: { readonly found: SpellingState['found'] }) => ({
      ...from,
      status: 'resting',
      found: {
        ...from.found,
        ...Object.fromEntries(among(found, (text) => from.batch.includes(text))),
      },
      batch: [],
    }),
    failed: (from) => ({ ...from, status: 'failed', due: [...from.batch, ...from.due], batch: [] }),
    retryRequested: (from) => ({ ...from, status: 'resting' }),
    /** The article is closed, or no longer checked. */
    ended: (from) => ({ ...from, status: 'resting', ...NOTHING }),
  },
  changes: {
    /** Paragraphs that the article has now and had not before, and the other way round. */
    textsChanged: (from, { added, gone }: { readonly added: Texts; readonly gone: Texts }) => {
      const stays = (text: string) => !gone.includes(text);
      return {
        ...from,
        found: Object.fromEntries(among(from.found, stays)),
        due: [...from.due.filter(stays), ...added],
        batch: from.batch.filter(stays),
      };
    },
    /** What was found in another dialect says nothing. */
    dialectChosen: (from, { dialect }: { readonly dialect: Dialect }) =>
      dialect === from.dialect
        ? from
        : {
            ...from,
            dialect,
            found: {},
            due: [...from.batch, ...Object.keys(from.found), ...from.due],
            batch: [],
          },
    switched: (from, { isOn }: { readonly isOn: boolean }) => ({ ...from, isOn }),
    ignoredRead: (from, { wordings }: { readonly wordings: Texts }) => ({
      ...from,
      ignored: wordings,
    }),
  },
  requests: {
    /** An article is going to be checked. */
    begun: request<{ readonly articleId: string }>(),
    switchRequested: request<{ readonly isOn: boolean }>(),
    ignoreRequested: request<{ readonly articleId: string; readonly wording: string }>(),
  },
  selectors: {
    selectHasDue: ({ status, due }) => status === 'resting' && due.length > 0,
    selectDue: ({ due }) => due,
  },
});
