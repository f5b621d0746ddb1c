import { Suspense, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { chunk, untilLoaded } from '#src/kit/ui/chunk.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { modals } from '#store/access/modals.slice.ts';

const ShownModal = chunk(() =>
  untilLoaded(async () => (await import('./ShownModal.tsx')).ShownModal),
);

/** What the product shows by itself; loaded once something is due. */
export function Modals() {
  const isDue = useEverOpen(useAppSelector(modals.selectModal) !== null);
  return <Suspense>{isDue ? <Loaded /> : null}</Suspense>;
}

function Loaded() {
  return (
    <>
      <ShownModal />
      <SaysLoaded />
    </>
  );
}

/** Rendered together with what is loaded. */
function SaysLoaded() {
  const dispatch = useAppDispatch();
  const isAwaited = useAppSelector(modals.selectStatus) === 'loading';
  useEffect(() => {
    if (isAwaited) dispatch(modals.loaded());
  }, [dispatch, isAwaited]);
  return null;
}
