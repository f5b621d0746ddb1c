import { useAppDispatch, useAppSelector } from '#src/app/hooks.ts';
import { selectSetup } from '#store/folderSetup/folderSetup.slice.ts';
import { trialRequested } from '#store/purchase/purchase.slice.ts';
import { gatedActionRequested } from '#store/subscribe/subscribe.slice.ts';
import { selectIsTrialAvailable } from '#store/token/token.slice.ts';

/** Why everything here is read-only, and what can be done about it. */
export function useReadOnly() {
  const dispatch = useAppDispatch();
  const { level } = useAppSelector(selectSetup);
  const isTrialAvailable = useAppSelector(selectIsTrialAvailable);
  const onStart = () =>
    dispatch(
      isTrialAvailable ? trialRequested() : gatedActionRequested({ benefit: 'editArticle' }),
    );
  const reason = level === 'readonly-view' ? 'folder' : 'plan';
  return { reason, isTrialAvailable, onStart } as const;
}
