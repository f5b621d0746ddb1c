import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PortError } from '#contract/problems.ts';
import { stepper } from '../lib/stepper.ts';
import { type WizardMaterial, withMaterial } from './wizardMaterial.ts';
import { articleWizardMachine, type ArticleWizardStatus } from './wizard.machine.ts';

export interface ArticleWizardValues {
  topic: string;
  keywords: string[];
  /** BCP 47. */
  language: string;
  /** ISO 3166-1 alpha-2, or empty. */
  location: string;
  notes: string;
}

export interface ArticleWizardState {
  status: ArticleWizardStatus;
  values: ArticleWizardValues;
  /** An imported text that waits for the wizard to open. */
  material: WizardMaterial | null;
  /** Stays the same while a submission is repeated, so that it makes one draft. */
  requestId: string | null;
  error: PortError | null;
}

export const EMPTY_WIZARD: ArticleWizardValues = {
  topic: '',
  keywords: [],
  language: 'en',
  location: '',
  notes: '',
};
const initialState: ArticleWizardState = {
  status: articleWizardMachine.initial,
  values: EMPTY_WIZARD,
  material: null,
  requestId: null,
  error: null,
};
const step = stepper(articleWizardMachine);

const articleWizardSlice = createSlice({
  name: 'articleWizard',
  initialState,
  reducers: {
    /** The wizard is on screen; `restored` is what an earlier visit left unfinished. */
    wizardOpened(state, { payload }: PayloadAction<{ restored: ArticleWizardValues | null }>) {
      if (!step(state, 'opened')) return;
      const { material } = state;
      Object.assign(state, initialState, { values: payload.restored ?? EMPTY_WIZARD, material });
    },
    materialGiven(state, { payload }: PayloadAction<WizardMaterial>) {
      state.material = payload;
    },
    materialTaken(state) {
      if (state.material === null || !step(state, 'changed')) return;
      state.values = withMaterial(state.values, state.material);
      Object.assign(state, { material: null, error: null, requestId: null });
    },
    wizardChanged(state, { payload }: PayloadAction<Partial<ArticleWizardValues>>) {
      if (!step(state, 'changed')) return;
      Object.assign(state.values, payload);
      Object.assign(state, { error: null, requestId: null });
    },
    wizardSubmitted(state, { payload }: PayloadAction<{ requestId: string }>) {
      if (step(state, 'submitted')) {
        state.requestId ??= payload.requestId;
        state.error = null;
      }
    },
    wizardAccepted: (state) => void step(state, 'accepted'),
    wizardRefused(state, { payload }: PayloadAction<PortError>) {
      if (step(state, 'refused')) state.error = payload;
    },
    /** The button; the saga answers with `wizardSubmitted`, which carries an id. */
    wizardSubmitRequested(_state) {},
    /** The page is on screen; the saga answers with `wizardOpened`. */
    wizardEntered(_state) {},
  },
  selectors: { selectWizard: (state) => state, selectWizardValues: (state) => state.values },
});

export const articleWizardReducer = articleWizardSlice.reducer;
export const {
  wizardOpened,
  materialGiven,
  materialTaken,
  wizardChanged,
  wizardSubmitted,
  wizardAccepted,
  wizardRefused,
  wizardSubmitRequested,
  wizardEntered,
} = articleWizardSlice.actions;
export const { selectWizard, selectWizardValues } = articleWizardSlice.selectors;
