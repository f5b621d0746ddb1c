/** The form of the article wizard, and what becomes of it. */
import type { PortError } from '#contract/lib/problems.ts';
import type { TitleSuggestion } from '#contract/writing/title.schema.ts';
import { FROM_NOTHING, type WrittenFrom } from '#domain/briefs/plan.ts';
import type { Sections } from '#domain/writing/plan.ts';
import {
  type ArticleWizardValues,
  EMPTY_WIZARD,
  ownGuidance,
  type Pending,
  type SuggestedFields,
  suggestedIn,
  type WizardMaterial,
  type WizardRecord,
  withMaterial,
  withPlan,
} from './wizardValues.ts';

/** What the wizard holds, whatever is underway. */
export interface Form {
  readonly values: ArticleWizardValues;
  /** The sections as planned; null: the engine plans them when it writes. */
  readonly plan: Sections | null;
  /** The last request for an outline that is over: the next request takes its empty article. */
  readonly articleOf: string | null;
  /** The brief or the snapshot that the article is written from. */
  readonly from: WrittenFrom;
  /** The instructions that the last plan has brought along, which the next one replaces. */
  readonly planGuidance: string;
  /** What the brief or the snapshot suggests for the fields; null: it is written from neither. */
  readonly suggested: SuggestedFields | null;
  /** Stays the same while a request is repeated, so that it counts once. */
  readonly pending: Pending | null;
  /** Why the last request failed. */
  readonly error: PortError | null;
  /** An imported text that waits for the wizard to open. */
  readonly material: WizardMaterial | null;
  /** Titles to choose from; null: none were asked for. */
  readonly titles: Suggestions | null;
}

/** Titles to choose from. */
export interface Suggestions {
  readonly state: 'asked' | 'made' | 'failed';
  readonly titles: readonly TitleSuggestion[];
  /** Why there are none. */
  readonly failure?: PortError;
}

/** A wizard in which nothing is typed. */
export const EMPTY_FORM: Form = {
  values: EMPTY_WIZARD,
  plan: null,
  articleOf: null,
  from: FROM_NOTHING,
  planGuidance: '',
  suggested: null,
  pending: null,
  error: null,
  material: null,
  titles: null,
};

/** The status in which the wizard waits for the writer: the outline if there is one, else the form. */
export const restIn = ({ plan }: Form) => (plan === null ? 'filling' : 'outlined');

/** Resets request and error after a change, because a changed form is another request. */
export const edited = { pending: null, error: null };

/** The outline that was asked for is there, or will not come. Under the same id the server would answer the same. */
export const outlineOver = <S extends Form>(from: S) => ({
  ...from,
  ...edited,
  articleOf: from.pending?.requestId ?? from.articleOf,
});

/** With what the writer has typed. */
export const changed = <S extends Form>(from: S, change: Partial<ArticleWizardValues>): S => ({
  ...from,
  ...edited,
  values: { ...from.values, ...change },
});

/** For an article about a keyphrase. Of the form for another one, what it says of its subject goes; the rest stays. */
const withKeyphrase = <S extends Form>(state: S, keyphrase: string): S => {
  const { values, from } = state;
  const next = { ...state, material: null };
  if (values.keywords[0] === keyphrase) return next; // the form is for it already
  const isFromBrief = from.briefId !== null || from.snapshotId !== null;
  const sources = isFromBrief ? [] : values.sources;
  const guidance = ownGuidance(values.guidance, state.planGuidance);
  return {
    ...next,
    ...edited,
    plan: null,
    articleOf: null,
    from: FROM_NOTHING,
    titles: null,
    planGuidance: '',
    suggested: null,
    values: { ...values, topic: keyphrase, title: '', keywords: [keyphrase], sources, guidance },
  };
};

const withOwnMaterial = <S extends Form>(state: S): S => {
  const { material, values } = state;
  const next = { ...state, ...edited, material: null };
  if (material === null) return next;
  const { plan, keyphrase } = material;
  if (keyphrase !== undefined) return withKeyphrase(state, keyphrase);
  if (plan === undefined) return { ...next, values: withMaterial(values, material) };
  const { briefId, snapshotId, sections } = plan;
  const planned = withPlan(values, plan, state.planGuidance);
  return {
    ...next,
    values: planned,
    suggested: suggestedIn(planned),
    planGuidance: plan.guidance,
    plan: sections.length === 0 ? null : sections,
    articleOf: null, // another article than the one that was planned
    from: { briefId, snapshotId },
  };
};

/** The wizard without brief or snapshot: it writes from the form alone. */
export const fromNothing = <S extends Form>(state: S): S => ({
  ...state,
  ...edited,
  from: FROM_NOTHING,
  suggested: null,
});

/** Restores the form as it was before a plan replaced it. */
export const putBack = <S extends Form>(
  state: S,
  { isUnderway: _isUnderway, ...before }: WizardRecord,
) => {
  const next = { ...state, ...before, ...edited };
  return { ...next, status: restIn(next) };
};

/** Whether what is brought along replaces something that was typed, chosen or planned. */
export function isFormLoss({ values, plan }: WizardRecord, material: WizardMaterial): boolean {
  const { keyphrase } = material;
  const isOther = keyphrase !== undefined && values.keywords[0] !== keyphrase;
  if (material.plan === undefined && !isOther) return false;
  return plan !== null || JSON.stringify(values) !== JSON.stringify(EMPTY_WIZARD);
}

/** Applies the material that was brought along. The plan of a brief opens its outline. */
export const taken = <S extends Form>(state: S) => {
  const next = withOwnMaterial(state);
  return { ...next, status: restIn(next) };
};
