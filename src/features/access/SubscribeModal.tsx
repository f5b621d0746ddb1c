import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { SubscribeModalView } from './SubscribeModalView.tsx';

/** Shown on demand: what a plan allows, and the way to it (spec §2 "Subscribe/benefits modal"). */
export function SubscribeModal() {
  const dispatch = useAppDispatch();
  const benefit = useAppSelector(subscribe.selectBenefit);
  const last = useRef(benefit); // keeps the text while it closes
  last.current = benefit ?? last.current;
  const close = () => dispatch(subscribe.closed());
  return (
    <SubscribeModalView
      isOpen={benefit !== null}
      benefit={last.current ?? 'general'}
      isTrialAvailable={useAppSelector(token.selectIsTrialAvailable)}
      onClose={close}
      onTrial={() => dispatch(purchase.trialRequested())}
      onSubscribe={() => {
        close(); // the host's own dialog comes next
        dispatch(purchase.requested({ kind: 'subscription' }));
      }}
    />
  );
}
