/** A form that starts a job: from what the person enters, or a file of it, to what the server has accepted. */
import type { PortError } from '#contract/lib/problems.ts';

/** The table of its machine. */
export const LIST_FORM = {
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
    reading: {
      edited: 'reading',
      listRead: 'editing',
      listRefused: 'editing',
      refused: 'editing',
      left: 'editing',
    },
    sending: { accepted: 'editing', refused: 'editing', left: 'editing' },
  },
} as const;

interface Form<Values, List, Refusal> {
  readonly values: Values;
  /** From a file, in place of what would be typed. */
  readonly list: (List & { readonly name: string }) | null;
  /** Why the last file was not read. */
  readonly refusal: Refusal | null;
  /** Why the last request failed, or why the file could not be read now. */
  readonly error: PortError | null;
  /** Of a request whose answer is not known: repeated as it was, it starts nothing twice. */
  readonly requestId: string | null;
}

export interface ListFormState<Values, List, Refusal> extends Form<Values, List, Refusal> {
  readonly status: 'editing' | 'reading' | 'sending';
}

/** A file that the page has kept. */
export interface ChosenList {
  readonly fileId: string;
  readonly name: string;
  /** How its letters are written, if the person has chosen that. */
  readonly encoding?: string | undefined;
}

/** With other values it is another request. */
const CHANGED = { error: null, refusal: null, requestId: null };
const editing = <F>(form: F) => ({ ...form, status: 'editing' }) as const;

export const emptyForm = <Values>(values: Values) => editing({ values, list: null, ...CHANGED });

/** Its events; `again` makes the values of the next form of those that were accepted. */
export function listFormEvents<Values, List, Refusal>(again: (accepted: Values) => Values) {
  type Kept = Form<Values, List, Refusal>;
  const changed = (from: Kept, change: Partial<Values>): Kept => ({
    ...from,
    ...CHANGED,
    values: { ...from.values, ...change },
  });
  return {
    /** Also while a file is read. */
    edited: {
      editing: (from: Kept, change: Partial<Values>) => editing(changed(from, change)),
      reading: (from: Kept, change: Partial<Values>) =>
        ({ ...changed(from, change), status: 'reading' }) as const,
    },
    fileChosen: (from: Kept, _file: ChosenList) =>
      ({ ...from, ...CHANGED, status: 'reading' }) as const,
    listRead: (from: Kept, { list }: { readonly list: NonNullable<Kept['list']> }) =>
      editing({ ...from, list }),
    listRefused: (from: Kept, { refusal }: { readonly refusal: Refusal }) =>
      editing({ ...from, refusal }),
    listDropped: (from: Kept) => editing({ ...from, ...CHANGED, list: null }),
    submitted: (from: Kept, { requestId }: { readonly requestId: string }) =>
      ({ ...from, error: null, requestId, status: 'sending' }) as const,
    accepted: ({ values }: Kept) => emptyForm(again(values)),
    refused: (from: Kept, { error }: { readonly error: PortError }) => editing({ ...from, error }),
    /** What was typed stays for this visit; an answer that comes later opens no page. */
    left: (from: Kept) => editing({ ...from, error: null, refusal: null }),
  };
}
