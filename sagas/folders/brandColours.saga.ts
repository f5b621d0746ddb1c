/** Saves the brand colours of the workspace (store/folders/brandColours.slice.ts); one click brings the last ones back. */
import { brandColours, type ColoursAsked } from '#store/folders/brandColours.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { showUndoable } from '../session/session.api.ts';
import { saveTags } from './saveTags.ts';

export function* brandColoursSaga() {
  yield* takeEvery(brandColours.requested, save);
}

function* save({ payload }: ReturnType<typeof brandColours.requested>) {
  const before = (yield* select(folderSetup.selectFound)).workspace?.tags.colours ?? null;
  if (!(yield* store(payload))) return;
  if (yield* showUndoable('coloursSaved', isChangedAgain))
    yield* put(brandColours.requested({ ...payload, colours: before, was: payload.colours }));
}

function* isChangedAgain() {
  yield* take(brandColours.requested);
}

function* store({ workspaceId, colours, was }: ColoursAsked) {
  try {
    yield* saveTags({ workspaceId, change: { colours }, was: { colours: was } });
    yield* put(brandColours.saved());
    return true;
  } catch (error) {
    yield* put(brandColours.failed({ error: yield* reportFailure(error, 'editArticle') }));
    return false;
  }
}
