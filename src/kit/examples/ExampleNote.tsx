import type { ExampleKind } from '#contract/examples/examples.ts';
import { examples } from '#store/examples/examples.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '../hooks.ts';
import { ExampleNoteView } from './ExampleNoteView.tsx';

interface ExampleNoteProps {
  readonly kind: ExampleKind;
  readonly id: string;
  /** What it is called when its removal can be undone. */
  readonly title: string;
}

/** Says above an example that it is one, and removes it. */
export function ExampleNote(example: ExampleNoteProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const remove = () => dispatch(examples.removeRequested({ workspaceId, ...example }));
  return <ExampleNoteView kind={example.kind} onRemove={canWrite ? remove : null} />;
}
