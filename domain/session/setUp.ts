/** How far a workspace is set up: what makes its tools better, and where it is done. */

/** The key of the person's config under which the time is stored at which they hid the progress. */
export const SET_UP_HIDDEN = 'setUpHidden';

/** Each with the page on which it is done. */
export const SET_UP_STEPS = {
  site: '/settings?section=workspace',
  voice: '/brand-voice/new',
  model: '/settings?section=models',
  search: '/settings?section=search',
} as const;

export type SetUpStep = keyof typeof SET_UP_STEPS;

export interface SetUpState {
  readonly step: SetUpStep;
  readonly isDone: boolean;
}

/** The steps that concern somebody, in order. `null`: it is not theirs to do. */
export function setUpStepsFor(
  done: Readonly<Record<SetUpStep, boolean | null>>,
): readonly SetUpState[] {
  return (Object.keys(SET_UP_STEPS) as SetUpStep[]).flatMap((step) => {
    const isDone = done[step];
    return isDone === null ? [] : [{ step, isDone }];
  });
}
