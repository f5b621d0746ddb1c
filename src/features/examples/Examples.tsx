import { useEffect, useState } from 'react';
import { exampleLanguageOf } from '#domain/examples/example.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { examples } from '#store/examples/examples.slice.ts';
import { exampleWrites } from '#store/examples/examples.writes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { ExamplesView } from './ExamplesView.tsx';

/** Examples of an article, a brief, an audit and a topic search, which cost nothing. Nothing is made before it is opened. */
export function Examples() {
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  return canWrite ? <OfWorkspace /> : null;
}

function OfWorkspace() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { workspace } = useAppSelector(folderSetup.selectFound);
  const [language, setLanguage] = useState(exampleLanguageOf(workspace?.tags.language ?? ''));
  const state = useAppSelector(examples.select);
  const all = useOptionalResource('examples', { workspaceId })?.examples;
  useEffect(() => () => void dispatch(examples.left()), [dispatch]);
  return (
    <ExamplesView
      state={state}
      language={language}
      open={all?.filter((one) => one.language === language).map(({ kind }) => kind)}
      hasAny={(all ?? []).length > 0}
      onLanguage={setLanguage}
      onOpen={(kind) => dispatch(examples.openRequested({ workspaceId, kind, language }))}
      onRemoveAll={() => dispatch(exampleWrites.removeAll({ workspaceId }))}
    />
  );
}
