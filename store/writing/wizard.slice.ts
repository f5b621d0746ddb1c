import type { StatusOf } from '#domain/machine.ts';
import type { PortError } from '#contract/problems.ts';
import type { TitleSuggestion } from '#contract/title.schema.ts';
import type { Sections } from '#domain/writing/plan.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { articleWizardMachine } from './wizard.machine.ts';
import {
  type ArticleWizardValues,
  EMPTY_WIZARD,
  type Pending,
  type WizardMaterial,
  type WizardRecord,
  withMaterial,
} from './wizardValues.ts';

interface Form {
  readonly values: ArticleWizardValues;
  /** The sections as planned; null: the engine plans them when it writes. */
  readonly plan: Sections | null;
  /** The last request for an outline that is over: the next request takes its empty article. */
  readonly articleOf: string | null;
  /** Stays the same while a request is repeated, so that it counts once. */
  readonly pending: Pending | null;
  /** Why the last request failed. */
  readonly error: PortError | null;
  /** An imported text that waits for the wizard to open. */
  readonly material: WizardMaterial | null;
  /** Titles to choose from; null: none were asked for. */
  readonly titles: Suggestions | null;
}

interface Suggestions {
  readonly state: 'asked' | 'made' | 'failed';
  readonly titles: readonly TitleSuggestion[];
  /** Why there are none. */
  readonly failure?: PortError;
}

interface Asked {
  readonly pending: Pending;
}

interface ArticleWizardState extends Form {
  readonly status: StatusOf<typeof articleWizardMachine>;
}

const EMPTY_FORM: Form = {
  values: EMPTY_WIZARD,
  plan: null,
  articleOf: null,
  pending: null,
  error: null,
  material: null,
  titles: null,
};

/** Where the writer goes on: at the outline if there is one. */
const restIn = ({ plan }: Form) => (plan === null ? 'filling' : 'outlined');

/** A changed request is another request. */
const edited = { pending: null, error: null };

/** The outline that was asked for is there, or will not come. Under the same id the server would answer the same. */
const outlineOver = <S extends Form>(from: S) => ({
  ...from,
  ...edited,
  articleOf: from.pending?.requestId ?? from.articleOf,
});

const changed = <S extends Form>(from: S, change: Partial<ArticleWizardValues>): S => ({
  ...from,
  ...edited,
  values: { ...from.values, ...change },
});

const withOwnMaterial = <S extends Form>(from: S): S => ({
  ...from,
  ...edited,
  values: from.material === null ? from.values : withMaterial(from.values, from.material),
  material: null,
});

export const articleWizard = machineSlice<ArticleWizardState>()(articleWizardMachine, {
  initial: { ...EMPTY_FORM, status: 'closed' },
  events: {
    /** The page is on screen; the saga reads what an earlier page left unfinished. What is open in this one stays. */
    entered: (from) => ({ ...from, status: 'opening' }),
    opened: ({ material }, { restored }: { readonly restored: WizardRecord | null }) => {
      const { values, plan, articleOf, pending } = restored ?? EMPTY_FORM;
      const form = { ...EMPTY_FORM, material, values, plan, articleOf, pending };
      return { ...form, status: restIn(form) };
    },
    changed: { filling: changed, outlined: changed },
    materialTaken: { filling: withOwnMaterial, outlined: withOwnMaterial },
    outlineAsked: (from, { pending }: Asked) => ({
      ...from,
      status: 'outlining',
      error: null,
      pending,
    }),
    outlined: (from, plan: Sections) => ({ ...outlineOver(from), status: 'outlined', plan }),
    /** The job is over without an outline. */
    planFailed: (from, error: PortError) => ({
      ...outlineOver(from),
      status: restIn(from),
      error,
    }),
    stopped: (from) => ({ ...outlineOver(from), status: restIn(from) }),
    /** The writer has changed the outline. */
    planned: (from, plan: Sections) => ({ ...from, ...edited, plan }),
    planDropped: (from) => ({ ...from, ...edited, status: 'filling', plan: null }),
    draftAsked: (from, { pending }: Asked) => ({
      ...from,
      status: 'submitting',
      error: null,
      pending,
    }),
    accepted: (from) => ({ ...from, status: 'accepted' }),
    refused: (from, error: PortError) => ({ ...from, status: restIn(from), error }),
  },
  changes: {
    materialGiven: (from, material: WizardMaterial) => ({ ...from, material }),
    titlesShown: (from, titles: Suggestions | null) => ({ ...from, titles }),
  },
  requests: {
    /** The buttons; the saga puts the event with an id. */
    submitRequested: request(),
    outlineRequested: request(),
    stopRequested: request(),
    titlesRequested: request(),
  },
  selectors: {
    selectIsOpening: ({ status }) => status === 'opening',
    selectIsMaterialDue: ({ status, material }) =>
      material !== null && (status === 'filling' || status === 'outlined'),
    /** What the browser has to keep. */
    selectRecord: ({ status, values, plan, articleOf, pending }): WizardRecord => {
      const isUnderway = status === 'outlining' || status === 'submitting';
      return { values, plan, articleOf, pending, isUnderway };
    },
  },
});
