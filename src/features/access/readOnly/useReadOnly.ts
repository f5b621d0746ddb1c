import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { token } from '#store/session/token.slice.ts';

/** Why everything here is read-only, and what the user can do about it. */
export function useReadOnly() {
  const dispatch = useAppDispatch();
  const { level } = useAppSelector(folderSetup.selectFound);
  const isTrialAvailable = useAppSelector(token.selectIsTrialAvailable);
  const onStart = () =>
    dispatch(
      isTrialAvailable
        ? purchase.trialRequested()
        : subscribe.gatedActionRequested({ benefit: 'editArticle' }),
    );
  const reason = level === 'readonly-view' ? 'folder' : 'plan';
  return { reason, isTrialAvailable, onStart } as const;
}
