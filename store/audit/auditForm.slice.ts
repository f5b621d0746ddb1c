import type { PortError } from '#contract/problems.ts';
import type { AddressList, AddressRefusal } from '#domain/audit/addressList.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const auditFormMachine = defineMachine({
  name: 'auditForm',
  purpose:
    'Starts an audit: from the pages that the person names, or a file of addresses, to the audit that the server has accepted.',
  initial: 'editing',
  rest: ['editing'],
  table: {
    editing: {
      edited: 'editing',
      fileChosen: 'reading',
      listDropped: 'editing',
      submitted: 'sending',
      left: 'editing',
    },
    reading: { listRead: 'editing', listRefused: 'editing', left: 'editing' },
    sending: { accepted: 'editing', refused: 'editing', left: 'editing' },
  },
});

/** Where the pages come from. */
export type AuditWay = 'addresses' | 'sitemap' | 'articles';

export interface AuditFormValues {
  readonly way: AuditWay;
  /** Empty: that of the first page. */
  readonly name: string;
  /** As they were pasted. */
  readonly addresses: string;
  /** As it was typed. */
  readonly sitemap: string;
  /** BCP 47; of pages that do not name theirs. */
  readonly language: string;
}

interface Form {
  readonly values: AuditFormValues;
  /** In place of the pasted addresses. */
  readonly list: (AddressList & { readonly name: string }) | null;
  /** Why the last file was not read. */
  readonly refusal: AddressRefusal | null;
  /** Why the last request failed. */
  readonly error: PortError | null;
  /** Of a request whose answer is not known: repeated as it was, it is the same audit. */
  readonly requestId: string | null;
}

export interface AuditFormState extends Form {
  readonly status: 'editing' | 'reading' | 'sending';
}

const EMPTY: Form = {
  values: { way: 'addresses', name: '', addresses: '', sitemap: '', language: 'en' },
  list: null,
  refusal: null,
  error: null,
  requestId: null,
};

/** Another audit. */
const changed = { error: null, refusal: null, requestId: null };
const editing = <F extends Form>(from: F) => ({ ...from, status: 'editing' }) as const;

export const auditForm = machineSlice<AuditFormState>()(auditFormMachine, {
  initial: { ...EMPTY, status: 'editing' },
  events: {
    edited: (from, change: Partial<AuditFormValues>) =>
      editing({ ...from, ...changed, values: { ...from.values, ...change } }),
    /** A file that the page has kept. */
    fileChosen: (from, _file: { readonly fileId: string; readonly name: string }) => ({
      ...from,
      ...changed,
      status: 'reading',
    }),
    listRead: (from, { list }: { readonly list: NonNullable<Form['list']> }) =>
      editing({ ...from, list }),
    listRefused: (from, { refusal }: { readonly refusal: AddressRefusal }) =>
      editing({ ...from, refusal }),
    listDropped: (from) => editing({ ...from, ...changed, list: null }),
    submitted: (from, { requestId }: { readonly requestId: string }) => ({
      ...from,
      error: null,
      requestId,
      status: 'sending',
    }),
    /** The language stays for the next audit. */
    accepted: ({ values: { language } }) =>
      editing({ ...EMPTY, values: { ...EMPTY.values, language } }),
    refused: (from, { error }: { readonly error: PortError }) => editing({ ...from, error }),
    /** What was typed stays for this visit; an answer that comes later opens no page. */
    left: (from) => editing({ ...from, error: null, refusal: null }),
  },
  requests: {
    /** The button; the saga puts the event with an id. */
    auditRequested: request(),
  },
});
