import { Suspense, useEffect } from 'react';
import { useAppSelector } from '#src/kit/hooks.ts';
import { chunk, untilLoaded } from '#src/kit/ui/chunk.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { whenIdle } from '#src/kit/whenIdle.ts';
import { notices } from '#store/session/notices.slice.ts';
import classes from './shell.module.css';

/** Not in the initial bundle: what is told first is told after something was done. */
const NoticeList = chunk(() =>
  untilLoaded(async () => (await import('./NoticeList.tsx')).NoticeList),
);

/** Short messages above the page, announced to screen readers. */
export function Notices() {
  const isWanted = useEverOpen(useAppSelector(notices.select).length > 0);
  useEffect(() => whenIdle(NoticeList.begin), []);
  return (
    <div className={classes.notices} role="log" aria-live="polite">
      <Suspense fallback={null}>{isWanted ? <NoticeList /> : null}</Suspense>
    </div>
  );
}
