/** Adds designed covers to the library (store/images/coverMaking.slice.ts). */
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, takeLeading } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* coverMakingSaga() {
  yield* takeLeading(coverMaking.requested, make);
}

function* make({ payload: { workspaceId, design } }: ReturnType<typeof coverMaking.requested>) {
  const { asset } = yield* services();
  try {
    const made = yield* callApi(asset.postCover, { workspaceId, body: design });
    yield* put(resources.invalidated({ name: 'assets' }));
    yield* put(coverMaking.made({ asset: made }));
  } catch (error) {
    yield* put(coverMaking.failed({ error: yield* reportFailure(error, 'editArticle') }));
  }
}
