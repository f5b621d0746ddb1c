import { landingOf } from '#domain/access/areaView.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { LandingPageView } from './LandingPageView.tsx';
import { ToolkitStubView } from './ToolkitStubView.tsx';

/** Replaces a page that the user has no access to yet (spec §2 "Landing/stub fallback"). */
export function Landing() {
  const dispatch = useAppDispatch();
  const landing = landingOf(useAppSelector(router.selectLocation).pathname);
  const isSignedIn = useAppSelector(host.selectIsSignedIn);
  const isTrialAvailable = useAppSelector(token.selectIsTrialAvailable);
  const isBusy = useAppSelector(purchase.selectStatus) !== 'idle';
  const start = () => {
    if (!isSignedIn) return dispatch(subscribe.gatedActionRequested({ benefit: 'general' }));
    if (isTrialAvailable) return dispatch(purchase.trialRequested());
    return dispatch(purchase.requested({ kind: 'subscription' }));
  };
  const props = {
    isSignedIn,
    isTrialAvailable,
    isBusy,
    onStart: start,
    onSignIn: () => dispatch(host.signInRequested()),
  };
  if (landing === null) return <ToolkitStubView {...props} />;
  return <LandingPageView landing={landing} {...props} />;
}
