import type { PortError } from '#contract/lib/problems.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';
import { defineMachine } from '#domain/machine.ts';
import { type ImportedBlock, ownTitle, withTitle } from '#domain/transfer/importedText.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { ImportLoss } from '#html/losses.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { EMPTY_SOURCE, type ImportSource } from './importSource.ts';

const articleImportMachine = defineMachine({
  name: 'articleImport',
  purpose:
    'Reads a text from a page, a file or the clipboard, shows a preview, and creates an article.',
  initial: 'idle',
  rest: ['idle', 'preview', 'done'],
  table: {
    idle: { opened: 'idle', changed: 'idle', submitted: 'reading' },
    reading: {
      opened: 'reading',
      progressed: 'reading',
      read: 'preview',
      refused: 'idle',
      cancelled: 'idle',
    },
    preview: {
      opened: 'preview',
      titled: 'preview',
      encodingChosen: 'reading',
      left: 'idle',
      confirmed: 'creating',
      handedOver: 'done',
    },
    creating: { opened: 'creating', created: 'done', refused: 'preview' },
    done: { opened: 'idle' },
  },
});

/** The text that was read, as blocks of an article. */
export interface ImportedText {
  readonly title: string;
  /** BCP 47; null if the source declares none. */
  readonly language: string | null;
  readonly fields: FieldsChange;
  readonly blocks: readonly ImportedBlock[];
  readonly losses: readonly ImportLoss[];
  /** How the letters of a file were read that does not say it. */
  readonly assumedEncoding?: string;
}

/** Why the last attempt failed: the source cannot be read, or a request failed. */
export type ImportProblem = { readonly refusal: ReadRefusal } | { readonly error: PortError };

type ArticleImportState = { readonly source: ImportSource } & (
  | { readonly status: 'idle'; readonly problem: ImportProblem | null }
  | {
      readonly status: 'reading';
      /** The share that is read, from 0 to 1; null as long as it is not known, or not worth showing. */
      readonly share: number | null;
    }
  | { readonly status: 'done' }
  | {
      readonly status: 'preview';
      readonly imported: ImportedText;
      readonly problem: ImportProblem | null;
    }
  | { readonly status: 'creating'; readonly imported: ImportedText }
);

/** `article`: becomes the article. `optimize`: so that it is scored. `material`: a draft is written from it. */
export type ImportPurpose = 'article' | 'optimize' | 'material';

export const articleImport = machineSlice<ArticleImportState>()(articleImportMachine, {
  initial: { status: 'idle', source: EMPTY_SOURCE, problem: null },
  events: {
    /** The page is shown; a running import continues. */
    opened: {
      idle: (from) => from,
      reading: (from) => from,
      preview: (from) => from,
      creating: (from) => from,
      done: ({ source }) => ({ status: 'idle', source, problem: null }),
    },
    changed: ({ source }, change: Partial<ImportSource>) => ({
      status: 'idle',
      source: { ...source, ...change },
      problem: null,
    }),
    submitted: ({ source }) => ({ status: 'reading', source, share: null }),
    progressed: (from, { share }: { readonly share: number }) => ({ ...from, share }),
    read: ({ source }, text: ImportedText) => ({
      status: 'preview',
      source,
      imported: { ...text, title: ownTitle(text.blocks) || text.title },
      problem: null,
    }),
    refused: {
      reading: ({ source }, problem: ImportProblem) => ({ status: 'idle', source, problem }),
      creating: (from, problem: ImportProblem) => ({ ...from, status: 'preview', problem }),
    },
    cancelled: ({ source }) => ({ status: 'idle', source, problem: null }),
    titled: (from, { title }: { readonly title: string }) => ({
      ...from,
      imported: { ...from.imported, title },
      problem: null,
    }),
    /** Of a file that does not say how its letters are written: it is read again. */
    encodingChosen: ({ source }, { encoding }: { readonly encoding: string }) => ({
      status: 'reading',
      source: { ...source, file: source.file && { ...source.file, encoding } },
      share: null,
    }),
    left: ({ source }) => ({ status: 'idle', source, problem: null }),
    confirmed({ source, imported }) {
      const title = imported.title.trim();
      const blocks = withTitle(imported.blocks, title);
      return { status: 'creating', source, imported: { ...imported, title, blocks } };
    },
    created: () => ({ status: 'done', source: EMPTY_SOURCE }),
    /** The wizard has the text now. */
    handedOver: () => ({ status: 'done', source: EMPTY_SOURCE }),
  },
  requests: {
    /** The button was pressed; the saga creates the article or fills the wizard. */
    confirmRequested: request<{ readonly purpose: ImportPurpose }>(),
  },
  selectors: {
    selectImported: (state) => ('imported' in state ? state.imported : null),
    selectShare: (state) => ('share' in state ? state.share : null),
    selectProblem: (state) => ('problem' in state ? state.problem : null),
  },
});
