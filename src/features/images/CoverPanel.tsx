import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Asset } from '#contract/images/asset.schema.ts';
import { COVER_TITLE_MAX_CHARS } from '#contract/images/coverBounds.ts';
import { displayedTitle } from '#domain/article/body.ts';
import { cutAtWord } from '#domain/cutAtWord.ts';
import { type CoverDesign, coverOf } from '#domain/images/cover.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { CoverView } from './CoverView.tsx';

interface CoverPanelProps {
  /** A design to begin with. */
  readonly design?: CoverDesign;
  /** What is done with the cover, as a button says it. */
  readonly verb: string;
  readonly onMade: (asset: Asset) => void;
}

const DRAW_AFTER_MS = 300;
/** Where the last cover of the workspace is looked for, to begin with its colours. */
const LAST = { page: 0, limit: 24 };

/** Designs a cover beside a live preview. It begins with the title of the open article, the look of the last cover and the colours of the brand. */
export function CoverPanel({ design, verb, onMade }: CoverPanelProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const title = useOpenTitle();
  const last = useLastCover(workspaceId);
  const [typed, setTyped] = useState<Partial<CoverDesign>>({});
  const colours = useAppSelector(folderSetup.selectFound).workspace?.tags.colours ?? null;
  const current = { ...coverOf(title, null), ...last, ...colours, ...design, ...typed };
  const state = useAppSelector(coverMaking.select);
  const preview = usePreview(workspaceId, current);
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    if (state.status === 'made') tell(state.asset);
  }, [state]);
  useEffect(() => () => void dispatch(coverMaking.left()), [dispatch]);
  return (
    <CoverView
      design={current}
      preview={preview}
      state={state}
      verb={verb}
      onChange={(change) => setTyped({ ...typed, ...change })}
      onMake={() => dispatch(coverMaking.requested({ workspaceId, design: current }))}
    />
  );
}

/** The title of the article that is open for writing, as much of it as a cover takes; empty if none is. */
function useOpenTitle(): string {
  const { articleId } = useAppSelector(router.selectLocation).params;
  const draft = useAppSelector((state) => articleSave.selectDraft(state, articleId ?? ''));
  if (draft === null) return '';
  return cutAtWord(displayedTitle(draft.body, draft.title).trim(), COVER_TITLE_MAX_CHARS);
}

/** How the newest cover of the workspace looks, but for its title. */
function useLastCover(workspaceId: string): Partial<CoverDesign> {
  const assets = useOptionalResource('assets', { workspaceId, ...LAST });
  const origin = assets?.content.find((one) => one.origin?.kind === 'cover')?.origin;
  if (origin?.kind !== 'cover') return {};
  const { byline, layout, background, accent } = origin;
  return { byline, layout, background, accent };
}

/** The newest preview, also while the next one is drawn. Undefined before the first, and if it cannot be drawn. */
function usePreview(workspaceId: string, design: CoverDesign) {
  const [wanted] = useDebouncedValue(design, DRAW_AFTER_MS);
  const args = { workspaceId, ...wanted, title: wanted.title.trim() };
  const drawn = useOptionalResource('cover', args);
  const failed = useAppSelector(
    (state) => resources.select(state, keyOf({ name: 'cover', args }))?.status === 'failed',
  );
  const [shown, setShown] = useState(drawn);
  if (drawn !== undefined && drawn !== shown) setShown(drawn);
  return { shown: failed ? undefined : shown, isCurrent: drawn !== undefined, hasFailed: failed };
}
