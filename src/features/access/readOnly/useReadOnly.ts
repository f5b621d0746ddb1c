import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { selectSetup } from '#store/folders/setup.slice.ts';
import { trialRequested } from '#store/access/purchase.slice.ts';
import { gatedActionRequested } from '#store/access/subscribe.slice.ts';
import { selectIsTrialAvailable } from '#store/session/token.slice.ts';

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
