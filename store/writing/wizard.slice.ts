import type { PortError } from '#contract/lib/problems.ts';
import type { StatusOf } from '#domain/machine.ts';
import type { Sections } from '#domain/writing/plan.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { articleWizardMachine } from './wizard.machine.ts';
import {
  changed,
  EMPTY_FORM,
  edited,
  type Form,
  fromNothing,
  outlineOver,
  putBack,
  restIn,
  type Suggestions,
  taken,
} from './wizardForm.ts';
import type { Pending, WizardMaterial, WizardRecord } from './wizardValues.ts';

interface InLanguage {
  /** BCP 47. */
  readonly language?: string;
}

interface Asked {
  readonly pending: Pending;
}

interface ArticleWizardState extends Form {
  readonly status: StatusOf<typeof articleWizardMachine>;
}

export const articleWizard = machineSlice<ArticleWizardState>()(articleWizardMachine, {
  initial: { ...EMPTY_FORM, status: 'closed' },
  events: {
    /** The page is on screen; the saga reads what an earlier page left unfinished. What is open in this one stays. */
    entered: (from) => ({ ...from, status: 'opening' }),
    /** With what an earlier visit left, or empty, in the language of the workspace. */
    opened: (
      { material },
      { restored, language }: { readonly restored: WizardRecord | null } & InLanguage,
    ) => {
      const empty = {
        ...EMPTY_FORM,
        values: { ...EMPTY_FORM.values, ...(language && { language }) },
      };
      const { values, plan, articleOf, from, planGuidance, suggested, pending } = restored ?? empty;
      const kept = { values, plan, articleOf, from, planGuidance, suggested, pending };
      const form = { ...EMPTY_FORM, material, ...kept };
      return { ...form, status: restIn(form) };
    },
    changed: { filling: changed, outlined: changed },
    materialTaken: { filling: taken, outlined: taken },
    /** What a plan has replaced is there again. */
    planUndone: { filling: putBack, outlined: putBack },
    /** The article is written from nothing but what is typed. */
    fromDropped: { filling: fromNothing, outlined: fromNothing },
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
    selectRecord: (state): WizardRecord => {
      const { status, values, plan, articleOf, from, planGuidance, suggested, pending } = state;
      const isUnderway = status === 'outlining' || status === 'submitting';
      return { values, plan, articleOf, from, planGuidance, suggested, pending, isUnderway };
    },
  },
});
