import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { activationRequested, selectPurchaseStatus } from '#store/access/purchase.slice.ts';
import { selectIsTrialAvailable } from '#store/session/token.slice.ts';
import { ActivationView } from './ActivationView.tsx';

/** activate (spec §2): where the app centre of the host sends an account; a saga activates it and goes on. */
export function Activation() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectPurchaseStatus) === 'idle';
  const isWaiting = useAppSelector(selectIsTrialAvailable) && isOpen;
  return (
    <ActivationView isWaiting={isWaiting} onActivate={() => dispatch(activationRequested())} />
  );
}
