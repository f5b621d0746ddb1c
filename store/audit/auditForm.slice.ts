import type { AddressList, AddressRefusal } from '#domain/audit/addressList.ts';
import { defineMachine } from '#domain/machine.ts';
import { emptyForm, LIST_FORM, type ListFormState, listFormEvents } from '../lib/listForm.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const auditFormMachine = defineMachine({
  name: 'auditForm',
  purpose:
    'Starts an audit: from the pages that the person names, or a file of addresses, to the audit that the server has accepted.',
  ...LIST_FORM,
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

export type AuditFormState = ListFormState<AuditFormValues, AddressList, AddressRefusal>;

const EMPTY: AuditFormValues = {
  way: 'addresses',
  name: '',
  addresses: '',
  sitemap: '',
  language: 'en',
};

export const auditForm = machineSlice<AuditFormState>()(auditFormMachine, {
  initial: emptyForm(EMPTY),
  events: listFormEvents<AuditFormValues, AddressList, AddressRefusal>(({ language }) => ({
    ...EMPTY,
    language,
  })),
  requests: {
    /** The button; the saga puts the event with an id. */
    auditRequested: request(),
  },
});
