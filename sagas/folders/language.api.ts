import { languageOfWorkspace } from '#domain/article/languages.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { select } from '../lib/effects.ts';

/** The language of what is written in the workspace where nothing else is chosen (BCP 47). */
export function* languageChosen() {
  const { workspace } = yield* select(folderSetup.selectFound);
  return languageOfWorkspace(workspace?.tags);
}
