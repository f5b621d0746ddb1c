import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { removal as removals } from '#store/removal/removal.slice.ts';
import { RemovalBannerView } from './RemovalBannerView.tsx';

/** Above every page while the workspace is to be removed. */
export function RemovalBanner() {
  const dispatch = useAppDispatch();
  const { workspace } = useAppSelector(folderSetup.selectFound);
  const state = useAppSelector(removals.select);
  if (!workspace?.removal) return null;
  const { id: workspaceId, removal, isOwner } = workspace;
  const subject = removal.because;
  return (
    <RemovalBannerView
      removal={removal}
      isOwner={isOwner}
      isKeeping={state.status === 'keeping'}
      error={state.status === 'resting' ? state.error : null}
      onKeep={() => dispatch(removals.keepRequested({ subject, workspaceId }))}
    />
  );
}
