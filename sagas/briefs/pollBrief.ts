/** Polls the brief on the page while it is being made. */
import type { BriefState } from '#contract/article/briefStates.ts';
import { isAwaited } from '#domain/briefs/state.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, put, race } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { updateCached } from '../resources/resources.api.ts';
import { callApi } from '../session/session.api.ts';

const POLL_INTERVAL_MS = 1500;

interface Target {
  readonly workspaceId: string;
  readonly articleId: string;
}

const stateOf = (state: RootState, of: Target): BriefState | null =>
  resources.selectEntry(state, 'brief', of)?.data?.state ?? null;

/** The brief on the page, while it is being made. */
function selectMaking(state: RootState): Target | null {
  const { route, params } = router.selectLocation(state);
  const workspaceId = folderSetup.selectWorkspaceId(state);
  const { articleId } = params;
  if (route !== 'brief' || articleId === undefined || workspaceId === null) return null;
  const of = { workspaceId, articleId };
  const known = stateOf(state, of);
  return known !== null && isAwaited(known) ? of : null;
}

const selectIsElsewhere = (state: RootState, of: Target) =>
  selectMaking(state)?.articleId !== of.articleId;

/** Polls the brief on the page every 1.5 s until it is made or has failed. Never returns. */
export function* pollBriefs() {
  while (true) {
    const of = yield* waitUntil(selectMaking);
    yield* race({ made: call(pollUntilMade, of), elsewhere: waitUntil(selectIsElsewhere, of) });
    for (const name of ['article', 'articles', 'briefs', 'briefOf'] as const)
      yield* put(resources.invalidated({ name }));
  }
}

/** A read that fails is tried again: the brief goes on. */
function* pollUntilMade(of: Target) {
  const { brief: ports } = yield* services();
  while (true) {
    yield* delay(POLL_INTERVAL_MS);
    try {
      const read = yield* callApi(ports.getBrief, of);
      yield* updateCached('brief', of, () => read);
    } catch (error) {
      yield* reportFailure(error);
    }
  }
}
