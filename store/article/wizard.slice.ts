import type { StatusOf } from '#domain/machine.ts';
import type { PortError } from '#contract/problems.ts';
import type { TitleSuggestion } from '#contract/title.schema.ts';
import type { PlannedSection } from '#domain/writing/plan.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { articleWizardMachine } from './wizard.machine.ts';
import {
  type ArticleWizardValues,
  EMPTY_WIZARD,
  type Pending,
  type Plan,
  type WizardMaterial,
  type WizardRecord,
  withMaterial,
} from './wizardValues.ts';

interface Form {
  readonly values: ArticleWizardValues;
  /** The sections as planned; null: the engine plans them when it writes. */
  readonly plan: Plan | null;
  /** Stays the same while a request is repeated, so that it counts once. */
  readonly pending: Pending | null;
  /** The request whose outline could not be planned; the next one takes its empty article. */
  readonly failedOutline: string | null;
  /** Why the last request failed. */
  readonly error: PortError | null;
  /** An imported text that waits for the wizard to open. */
  readonly material: WizardMaterial | null;
  /** Titles to choose from; null: none were asked for. */
  readonly titles: Suggestions | null;
}

/** `isFailed`: they could not be made. */
interface Suggestions {
  readonly state: 'asked' | 'made' | 'failed';
  readonly titles: readonly TitleSuggestion[];
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
  pending: null,
  failedOutline: null,
  error: null,
  material: null,
  titles: null,
};

/** Where the writer goes on: at the outline if there is one. */
const restIn = ({ plan }: Form) => (plan === null ? 'filling' : 'outlined');

/** A changed request is another request. */
const edited = { pending: null, error: null };

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
      const { values = EMPTY_WIZARD, plan = null, pending = null } = restored ?? {};
      const form = { ...EMPTY_FORM, material, values, plan, pending };
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
    outlined: (from, plan: Plan) => ({ ...from, ...edited, status: 'outlined', plan }),
    /** The job is over without an outline: under its id the server would answer with the same failure. */
    planFailed: (from, error: PortError) => ({
      ...from,
      status: restIn(from),
      pending: null,
      failedOutline: from.pending?.requestId ?? null,
      error,
    }),
    stopped: (from) => ({ ...from, ...edited, status: restIn(from) }),
    /** The writer has changed the outline. */
    planned: (from, sections: readonly PlannedSection[]) => ({
      ...from,
      ...edited,
      plan: { madeBy: from.plan?.madeBy ?? '', sections },
    }),
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
    selectIsClosed: ({ status }) => status === 'closed',
    /** What the browser has to keep. */
    selectRecord: ({ status, values, plan, pending }): WizardRecord => {
      const isUnderway = status === 'outlining' || status === 'submitting';
      return { values, plan, pending, isUnderway };
    },
  },
});
