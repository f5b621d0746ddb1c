import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import {
  purchaseRequested,
  selectPurchaseStatus,
  trialLeft,
} from '#store/access/purchase.slice.ts';
import { selectPlace } from '#store/session/router.slice.ts';
import {
  selectIsTrialActive,
  selectIsTrialAvailable,
  selectPlan,
} from '#store/session/token.slice.ts';
import { TrialPageView } from './TrialPageView.tsx';

/** The trial page, and the same page as offer of the unlimited plan (spec §2). */
export function Trial() {
  const dispatch = useAppDispatch();
  const { route } = useAppSelector(selectPlace);
  return (
    <TrialPageView
      variant={route === 'unlimitedPlan' ? 'unlimited' : 'trial'}
      isTrialAvailable={useAppSelector(selectIsTrialAvailable)}
      isTrialActive={useAppSelector(selectIsTrialActive)}
      isPaid={useAppSelector(selectPlan) === 'paid'}
      isBusy={useAppSelector(selectPurchaseStatus) !== 'idle'}
      onStartTrial={() => dispatch(purchaseRequested({ kind: 'trial' }))}
      onSubscribe={() => dispatch(purchaseRequested({ kind: 'subscription' }))}
      onLeave={() => dispatch(trialLeft())}
    />
  );
}
