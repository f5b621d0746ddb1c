import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const pageImportMachine = defineMachine({
  name: 'pageImport',
  purpose:
    'The import of pages in the settings: addresses, a sitemap, a saved page of results or a file, one thing at a time.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { requested: 'importing', left: 'resting' },
    importing: { begun: 'resting', imported: 'resting', failed: 'resting', left: 'resting' },
  },
});

/** A file is one that the page has kept. */
export type PageSource =
  | { readonly kind: 'addresses'; readonly urls: readonly string[] }
  | { readonly kind: 'sitemap'; readonly url: string }
  | { readonly kind: 'results'; readonly html: string }
  | { readonly kind: 'file'; readonly fileId: string; readonly name: string };

/** What the last import came to. `begun`: a job reads so many pages, null where that is not known yet. */
export type PageImportResult =
  | { readonly type: 'begun'; readonly pages: number | null }
  | { readonly type: 'imported'; readonly name: string }
  | { readonly type: 'failed'; readonly error: PortError | ReadRefusal | 'noResults' };

export interface PageImportState {
  readonly status: 'resting' | 'importing';
  readonly result: PageImportResult | null;
}

const resting = (result: PageImportResult | null) => ({ status: 'resting', result }) as const;

export const pageImport = machineSlice<PageImportState>()(pageImportMachine, {
  initial: resting(null),
  events: {
    requested: (_from, _asked: { readonly workspaceId: string; readonly source: PageSource }) => ({
      status: 'importing',
      result: null,
    }),
    begun: (_from, { pages }: { readonly pages: number | null }) =>
      resting({ type: 'begun', pages }),
    imported: (_from, { name }: { readonly name: string }) => resting({ type: 'imported', name }),
    failed: (_from, { error }: { readonly error: PortError | ReadRefusal | 'noResults' }) =>
      resting({ type: 'failed', error }),
    left: () => resting(null),
  },
  requests: {
    /** Saves the file llms.txt as it is shown. */
    llmsTextSaved: request<{ readonly text: string }>(),
    removeRequested: request<{ readonly workspaceId: string; readonly pageId: string }>(),
  },
});
