import { useEffect } from 'react';
import { queryParameter } from '#domain/session/address.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { sessionReplay } from '#store/support/sessionReplay.slice.ts';
import { OpenLog } from './OpenLog.tsx';
import { ReplayedSession } from './ReplayedSession.tsx';
import { support } from './support.copy.ts';

/** The support page: a log of a session, and what happened in it (spec §d.support). */
export function Support() {
  const isSupport = useAppSelector(host.selectUser)?.isSupport === true;
  if (isSupport) return <Logs />;
  return <StatePanel title={support.refusedTitle} hint={support.refusedHint} level={1} />;
}

/** The line that a link to a moment names, or null. */
function lineIn(search: string): number | null {
  const line = Number(queryParameter(search, 'at'));
  return Number.isSafeInteger(line) && line > 0 ? line : null;
}

function Logs() {
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(router.selectLocation);
  const replay = useAppSelector(sessionReplay.select);
  const reportId = queryParameter(search, 'report') ?? null;
  const line = lineIn(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is that of the address that opens the report
  useEffect(() => {
    if (reportId !== null) {
      const log = { source: { reportId }, name: support.report };
      dispatch(sessionReplay.opened({ log, line }));
    }
    return () => void dispatch(sessionReplay.closed());
  }, [dispatch, reportId]);
  useEffect(() => {
    if (line !== null) dispatch(sessionReplay.moved({ line }));
  }, [dispatch, line]);
  if (replay.status === 'empty' || replay.status === 'failed')
    return <OpenLog line={line} failed={replay.status === 'failed' ? replay : null} />;
  return <ReplayedSession replay={replay} />;
}
