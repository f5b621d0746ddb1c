import { promptWrites } from '#store/writing/prompts.writes.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import { useAppDispatch, useOptionalResource } from '../hooks.ts';
import { SavedPromptsView } from './SavedPromptsView.tsx';

interface SavedPromptsProps {
  /** What is in the field that they are for. */
  readonly text: string;
  /** A saved prompt replaces it. */
  readonly onChoose: (text: string) => void;
}

/** The prompts that the writer has saved, for a field: to choose, to save, to change and to delete. */
export function SavedPrompts({ text, onChoose }: SavedPromptsProps) {
  const dispatch = useAppDispatch();
  const prompts = useOptionalResource('prompts', null)?.prompts ?? [];
  return (
    <SavedPromptsView
      text={text}
      prompts={prompts}
      onChoose={onChoose}
      onSave={(saved) => dispatch(savedPrompts.saveRequested({ text: saved }))}
      onReplace={({ id, text: changed }) =>
        dispatch(promptWrites.change({ promptId: id, body: { text: changed } }))
      }
      onRemove={(prompt) => dispatch(savedPrompts.removeRequested(prompt))}
    />
  );
}
