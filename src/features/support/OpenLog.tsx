import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import {
  type OpenedLog,
  type ReplayProblem,
  sessionReplay,
} from '#store/support/sessionReplay.slice.ts';
import { Inbox } from './Inbox.tsx';
import { LogFieldView } from './LogFieldView.tsx';
import { faults, support } from './support.copy.ts';

interface OpenLogProps {
  /** Of a link to a moment. */
  readonly line: number | null;
  readonly failed: { readonly log: OpenedLog; readonly problem: ReplayProblem } | null;
}

/** Where a log comes from: a file, or the inbox of the installation. */
export function OpenLog({ line, failed }: OpenLogProps) {
  const dispatch = useAppDispatch();
  const { keep } = useFiles();
  const onFile = (file: File) => {
    const log = { source: { fileId: keep(file) }, name: file.name };
    dispatch(sessionReplay.opened({ log, line }));
  };
  return (
    <Page title={support.title}>
      <LogFieldView
        problem={failed === null ? null : { name: failed.log.name, ...saidOf(failed.problem) }}
        onFile={onFile}
      />
      <ErrorBoundary isPanel>
        <Inbox />
      </ErrorBoundary>
    </Page>
  );
}

const saidOf = (problem: ReplayProblem) => ({
  why: faults[problem.fault],
  detail: 'detail' in problem ? problem.detail : '',
});
