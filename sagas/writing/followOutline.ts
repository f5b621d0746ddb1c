import { readFailure } from '#contract/lib/failure.ts';
import { isProblemCode, type PortError, PROBLEM_STATUS } from '#contract/lib/problems.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { sectionsOf } from '#domain/writing/plan.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { put, select } from '../lib/effects.ts';
import { followEvents } from './followEvents.ts';

interface OutlineJob {
  readonly workspaceId: string;
  readonly jobId: string;
}

/** Puts the outline that a job plans into the wizard, or why there is none. */
export function* followOutline(of: OutlineJob) {
  const error = yield* followEvents(of, receive);
  yield* put(articleWizard.refused(error ?? NOT_MADE)); // not legal once there is an outline
}

/** The stream has ended, and nobody knows why. */
const NOT_MADE: PortError = { kind: 'network', status: null, code: null, message: 'No outline.' };

/** Returns true once nobody waits for the outline any more. */
function* receive(events: readonly GenerationEvent[]) {
  for (const event of events) {
    if (event.type === 'outlined') yield* put(articleWizard.outlined(sectionsOf(event.outline)));
    if (event.type === 'failed') yield* put(articleWizard.planFailed(errorOf(event.code)));
    if (event.type === 'stopped') yield* put(articleWizard.stopped());
  }
  return (yield* select(articleWizard.select)).status !== 'outlining';
}

/** The failure of a job, as the API would have answered. */
function errorOf(failure: string): PortError {
  const { code } = readFailure(failure);
  if (!isProblemCode(code)) return NOT_MADE;
  return { kind: 'response', status: PROBLEM_STATUS[code], code, message: failure };
}
