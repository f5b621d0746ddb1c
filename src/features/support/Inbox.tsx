import { useState } from 'react';
import { useResource } from '#src/kit/hooks.ts';
import { InboxView } from './InboxView.tsx';

/** The reports of problems that people of this installation have sent. */
export function Inbox() {
  const [page, setPage] = useState(0);
  const { data } = useResource('supportReports', { page });
  return (
    <InboxView
      reports={data?.content}
      page={page}
      isLastPage={data?.last ?? true}
      onPage={setPage}
    />
  );
}
