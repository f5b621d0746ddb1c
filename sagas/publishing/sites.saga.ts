/** Connects sites and asks them again (store/publishing/siteForm.slice.ts, siteCheck.slice.ts). */
import { siteCheck } from '#store/publishing/siteCheck.slice.ts';
import { siteForm } from '#store/publishing/siteForm.slice.ts';
import { sitePages } from '#store/publishing/sitePages.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

export function* sitesSaga() {
  yield* takeLeading(siteForm.connectRequested, connectWhileShown);
  yield* takeEvery(siteCheck.requested, check);
  yield* takeEvery(sitePages.requested, importPages);
  yield* takeEvery(page.visible, readAgain);
}

type Asked = ReturnType<typeof siteForm.connectRequested>;

/** An answer that comes after the form was left changes the list only, which the request has made stale. */
function* connectWhileShown(asked: Asked) {
  yield* race({ answered: call(connect, asked), left: take(siteForm.left) });
}

function* connect({ payload: { workspaceId, site } }: Asked) {
  const { integration } = yield* services();
  try {
    const { id } = yield* callApi(integration.postSite, { workspaceId, body: site });
    yield* put(siteForm.connected({ siteId: id }));
  } catch (error) {
    yield* put(siteForm.failed({ error: yield* reportFailure(error) }));
  }
}

function* check({ payload: { workspaceId, siteId } }: ReturnType<typeof siteCheck.requested>) {
  const { integration } = yield* services();
  try {
    yield* callApi(integration.checkSite, { workspaceId, siteId });
    yield* put(siteCheck.checked({ siteId }));
  } catch (error) {
    yield* put(siteCheck.failed({ siteId, error: yield* reportFailure(error) }));
  }
}

function* importPages({ payload: of }: ReturnType<typeof sitePages.requested>) {
  const { workspaceId, siteId } = of;
  const { integration } = yield* services();
  try {
    yield* createOnce(['sitePages', siteId], (requestId) =>
      callApi(integration.postSitePages, { workspaceId, siteId, body: { requestId } }),
    );
    yield* put(sitePages.started({ siteId }));
  } catch (error) {
    yield* put(sitePages.failed({ siteId, error: yield* reportFailure(error) }));
  }
}

/** What others in the workspace have connected meanwhile. */
function* readAgain() {
  for (const name of ['sites', 'defaultSite'] as const) yield* put(resources.invalidated({ name }));
}
