import { Skeleton } from '@mantine/core';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { BrandColours } from './BrandColours.tsx';
import { colours } from './colours.copy.ts';
import { DictionaryView } from './DictionaryView.tsx';
import { dictionary } from './dictionary.copy.ts';
import { Panel } from './Panel.tsx';
import classes from './settings.module.css';

/** What belongs to everybody who works in the workspace. */
export function WorkspaceSection() {
  return (
    <div className={classes.panels}>
      <Panel title={colours.title} hint={colours.hint}>
        <BrandColours />
      </Panel>
      <Panel title={dictionary.title} hint={dictionary.hint}>
        <Dictionary />
      </Panel>
    </div>
  );
}

function Dictionary() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { data } = useResource('dictionary', { workspaceId });
  if (data === undefined) return <Skeleton h={96} />;
  return (
    <DictionaryView
      words={data.words}
      canChange={canWrite}
      onAdd={(words) => dispatch(spelling.addRequested({ workspaceId, words }))}
      onRemove={(words) => dispatch(spelling.removeRequested({ workspaceId, words }))}
    />
  );
}
