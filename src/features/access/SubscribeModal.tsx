import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchaseRequested, trialRequested } from '#store/access/purchase.slice.ts';
import { selectBenefit, subscribeClosed } from '#store/access/subscribe.slice.ts';
import { selectIsTrialAvailable } from '#store/session/token.slice.ts';
import { SubscribeModalView } from './SubscribeModalView.tsx';

/** Shown on demand: what a plan allows, and the way to it (spec §2 "Subscribe/benefits modal"). */
export function SubscribeModal() {
  const dispatch = useAppDispatch();
  const benefit = useAppSelector(selectBenefit);
  const last = useRef(benefit); // what it said stays while it closes
  last.current = benefit ?? last.current;
  const close = () => dispatch(subscribeClosed());
  return (
    <SubscribeModalView
      isOpen={benefit !== null}
      benefit={last.current ?? 'general'}
      isTrialAvailable={useAppSelector(selectIsTrialAvailable)}
      onClose={close}
      onTrial={() => dispatch(trialRequested())}
      onSubscribe={() => {
        close(); // the host's own dialog comes next
        dispatch(purchaseRequested({ kind: 'subscription' }));
      }}
    />
  );
}
