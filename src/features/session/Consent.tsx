import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { consent } from '#store/session/consent.slice.ts';
import { ConsentView } from './ConsentView.tsx';

/** The question whether use may be counted, while it is open. */
export function Consent() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(consent.select);
  const { analytics } = useAppSelector(config.select);
  if (state.status !== 'asked') return null;
  return (
    <ConsentView
      sink={analytics}
      hasFailed={state.hasFailed}
      onChoose={(choice) => dispatch(consent.chosen(choice))}
    />
  );
}
