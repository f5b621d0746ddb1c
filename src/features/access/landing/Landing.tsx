import { landingOf } from '#domain/access/areaView.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { selectIsSignedIn, signInRequested } from '#store/session/host.slice.ts';
import {
  purchaseRequested,
  selectPurchaseStatus,
  trialRequested,
} from '#store/access/purchase.slice.ts';
import { selectPlace } from '#store/session/router.slice.ts';
import { gatedActionRequested } from '#store/access/subscribe.slice.ts';
import { selectIsTrialAvailable } from '#store/session/token.slice.ts';
import { LandingPageView } from './LandingPageView.tsx';
import { ToolkitStubView } from './ToolkitStubView.tsx';

/** What stands in the place of a page for whoever may not use it yet (spec §2 "Landing/stub fallback"). */
export function Landing() {
  const dispatch = useAppDispatch();
  const landing = landingOf(useAppSelector(selectPlace).pathname);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isTrialAvailable = useAppSelector(selectIsTrialAvailable);
  const isBusy = useAppSelector(selectPurchaseStatus) !== 'idle';
  const start = () => {
    if (!isSignedIn) return dispatch(gatedActionRequested({ benefit: 'general' }));
    if (isTrialAvailable) return dispatch(trialRequested());
    return dispatch(purchaseRequested({ kind: 'subscription' }));
  };
  const props = {
    isSignedIn,
    isTrialAvailable,
    isBusy,
    onStart: start,
    onSignIn: () => dispatch(signInRequested()),
  };
  if (landing === null) return <ToolkitStubView {...props} />;
  return <LandingPageView landing={landing} {...props} />;
}
