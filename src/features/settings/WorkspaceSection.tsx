import { Skeleton } from '@mantine/core';
import { languageOfWorkspace } from '#domain/article/languages.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { KeywordListForm } from '#src/kit/keywords/KeywordList.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { afterAll, workspaceTags } from '#store/folders/workspaceTags.slice.ts';
import { dictionaryWrites } from '#store/spelling/dictionary.writes.ts';
import { asDefault, voiceWrites } from '#store/voice/voice.writes.ts';
import { AddWordsView } from './AddWordsView.tsx';
import { BrandColours } from './BrandColours.tsx';
import { colours } from './colours.copy.ts';
import { DefaultsView } from './DefaultsView.tsx';
import { dictionary } from './dictionary.copy.ts';
import { Panel } from './Panel.tsx';
import classes from './settings.module.css';
import { WebsiteView } from './WebsiteView.tsx';
import { WordListView } from './WordListView.tsx';
import {
  defaults as defaultTexts,
  keywords as keywordTexts,
  website as siteTexts,
} from './workspace.copy.ts';

/** What belongs to everybody who works in the workspace. */
export function WorkspaceSection() {
  const workspaceId = useWorkspaceId();
  return (
    <div key={workspaceId} className={classes.panels}>
      <Panel title={siteTexts.title} hint={siteTexts.hint}>
        <Website />
      </Panel>
      <Panel title={defaultTexts.title} hint={defaultTexts.hint}>
        <Defaults />
      </Panel>
      <Panel title={keywordTexts.title} hint={keywordTexts.hint}>
        <Keywords />
      </Panel>
      <Panel title={colours.title} hint={colours.hint}>
        <BrandColours />
      </Panel>
      <Panel title={dictionary.title} hint={dictionary.hint}>
        <Dictionary />
      </Panel>
    </div>
  );
}

/** Changes of the workspace that are not saved yet. */
function useAsked(workspaceId: string) {
  const asked = useAppSelector(workspaceTags.selectAsked);
  return asked.filter((change) => change.workspaceId === workspaceId);
}

/** Internal links and llms.txt are of this website. */
function Website() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const saved = useAppSelector(folderSetup.selectFound).workspace?.tags.website;
  const asked = useAsked(workspaceId);
  if (saved === undefined) return <Skeleton h={72} />;
  return (
    <WebsiteView
      saved={saved}
      isSaving={asked.some(({ website }) => website !== undefined)}
      onSave={
        canWrite
          ? (is) =>
              dispatch(workspaceTags.changeRequested({ workspaceId, website: { is, was: saved } }))
          : null
      }
    />
  );
}

/** Of what is written where nothing else is chosen. */
function Defaults() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const tags = useAppSelector(folderSetup.selectFound).workspace?.tags;
  const asked = useAsked(workspaceId);
  const { data } = useResource('brandVoices', { workspaceId });
  if (tags === undefined) return <Skeleton h={120} />;
  const was = tags.language;
  const voices = data?.voices ?? [];
  return (
    <DefaultsView
      language={languageOfWorkspace(afterAll(tags, asked))}
      voices={data?.voices}
      canChange={canWrite}
      onLanguage={(is) =>
        dispatch(workspaceTags.changeRequested({ workspaceId, language: { is, was } }))
      }
      onVoice={(voiceId) => {
        const chosen = voices.find(({ id, isDefault }) =>
          voiceId === null ? isDefault : id === voiceId,
        );
        if (chosen !== undefined && chosen.isDefault !== (voiceId !== null))
          dispatch(voiceWrites.store(asDefault(chosen, voiceId !== null)));
      }}
    />
  );
}

/** Weekly ideas come from them. */
function Keywords() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const tags = useAppSelector(folderSetup.selectFound).workspace?.tags;
  const asked = useAsked(workspaceId);
  if (tags === undefined) return <Skeleton h={96} />;
  const change = (added: readonly string[], removed: readonly string[]) =>
    dispatch(workspaceTags.changeRequested({ workspaceId, added, removed }));
  return (
    <WordListView
      words={afterAll(tags, asked).keywords}
      canChange={canWrite}
      texts={keywordTexts}
      adding={({ words, ...rest }) => (
        <KeywordListForm language={tags.language} known={words} {...rest} />
      )}
      onAdd={(words) => change(words, [])}
      onRemove={(words) => change([], words)}
    />
  );
}

function Dictionary() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { data } = useResource('dictionary', { workspaceId });
  if (data === undefined) return <Skeleton h={96} />;
  return (
    <WordListView
      words={data.words}
      canChange={canWrite}
      texts={dictionary}
      adding={(props) => <AddWordsView {...props} />}
      onAdd={(words) =>
        dispatch(dictionaryWrites.add({ workspaceId, body: { words: [...words] } }))
      }
      onRemove={(words) =>
        dispatch(dictionaryWrites.remove({ workspaceId, body: { words: [...words] } }))
      }
    />
  );
}
