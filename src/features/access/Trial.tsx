import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { TrialPageView } from './TrialPageView.tsx';

/** The trial page, and the same page as offer of the unlimited plan (spec §2). */
export function Trial() {
  const dispatch = useAppDispatch();
  const { route } = useAppSelector(router.selectLocation);
  return (
    <TrialPageView
      variant={route === 'unlimitedPlan' ? 'unlimited' : 'trial'}
      isTrialAvailable={useAppSelector(token.selectIsTrialAvailable)}
      isTrialActive={useAppSelector(token.selectIsTrialActive)}
      isPaid={useAppSelector(token.selectPlan) === 'paid'}
      isBusy={useAppSelector(purchase.selectStatus) !== 'idle'}
      onStartTrial={() => dispatch(purchase.requested({ kind: 'trial' }))}
      onSubscribe={() => dispatch(purchase.requested({ kind: 'subscription' }))}
      onLeave={() => dispatch(purchase.trialLeft())}
    />
  );
}
