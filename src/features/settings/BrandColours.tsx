import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type CoverColours, coverOf, USUAL_COLOURS } from '#domain/images/cover.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { brandColours } from '#store/folders/brandColours.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { BrandColoursView } from './BrandColoursView.tsx';
import { colours as copy } from './colours.copy.ts';

const DRAW_AFTER_MS = 300;

/**
 * The brand colours of the workspace. What is chosen and not saved yet is gone with the page; what could not be saved stays
 * chosen until it is.
 */
export function BrandColours() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const tags = useAppSelector(folderSetup.selectFound).workspace?.tags;
  const isSaving = useAppSelector((state) => brandColours.select(state).status === 'saving');
  const unsaved = useAppSelector((state) => brandColours.selectUnsaved(state, workspaceId));
  const [typed, setTyped] = useState<Partial<CoverColours> | null>(null);
  const stored = tags?.colours ?? null;
  const asked = unsaved === null ? stored : unsaved.asked.colours;
  const chosen = { ...(asked ?? USUAL_COLOURS), ...typed };
  const preview = usePreview(workspaceId, chosen);
  if (tags === undefined) return <Skeleton h={160} />;
  const ask = (colours: CoverColours | null) => {
    dispatch(brandColours.requested({ workspaceId, colours, was: stored }));
    setTyped(null);
  };
  return (
    <BrandColoursView
      chosen={chosen}
      stored={stored}
      preview={preview}
      canChange={canWrite}
      isSaving={isSaving}
      error={unsaved?.status === 'failed' ? unsaved.error : null}
      onChange={(change) => setTyped({ ...typed, ...change })}
      onSave={() => ask(unsaved !== null && typed === null ? unsaved.asked.colours : chosen)}
      onClear={() => ask(null)}
      onKeepTheirs={() => {
        dispatch(brandColours.dropped());
        setTyped(null);
      }}
    />
  );
}

/** The newest cover that could be drawn in the colours, in base64; undefined before the first. */
function usePreview(workspaceId: string, colours: CoverColours): string | undefined {
  const [wanted] = useDebouncedValue(coverOf(copy.sample, colours), DRAW_AFTER_MS);
  const drawn = useOptionalResource('cover', { workspaceId, ...wanted });
  const [shown, setShown] = useState(drawn);
  if (drawn !== undefined && drawn !== shown) setShown(drawn);
  return shown?.image;
}
