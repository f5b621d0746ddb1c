import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { ActivationView } from './ActivationView.tsx';

/** activate (spec §2): where the app centre of the host sends an account; a saga activates it and goes on. */
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
