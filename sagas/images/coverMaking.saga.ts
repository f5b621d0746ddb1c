/** Adds designed covers to the library (store/images/coverMaking.slice.ts). */
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { fork, join, put, race, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

/** A cover whose dialog is closed is still added, but no dialog is told: the next one may have asked for another. */
export function* coverMakingSaga() {
  while (true) {
    const adding = yield* fork(add, yield* take(coverMaking.requested));
    const { told } = yield* race({ told: join(adding), left: take(coverMaking.left) });
    if (told !== undefined) yield* put(told);
  }
}

function* add({ payload: { workspaceId, design } }: ReturnType<typeof coverMaking.requested>) {
  const { asset } = yield* services();
  try {
    const made = yield* createOnce(['cover', workspaceId, design], (requestId) =>
      callApi(asset.postCover, { workspaceId, body: { requestId, ...design } }),
    );
    return coverMaking.made({ asset: made });
  } catch (error) {
    return coverMaking.failed({ error: yield* reportFailure(error, 'editArticle') });
  }
}
