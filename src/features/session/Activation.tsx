import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { ActivationView } from './ActivationView.tsx';

/** The activation page (spec §2), opened from the host's app centre; a saga activates the account and leaves it. */
export function Activation() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(purchase.selectStatus) === 'idle';
  const isWaiting = useAppSelector(token.selectIsTrialAvailable) && isOpen;
  return (
    <ActivationView
      isWaiting={isWaiting}
      onActivate={() => dispatch(purchase.activationRequested())}
    />
  );
}
