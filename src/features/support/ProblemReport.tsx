import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { problemReport } from '#store/support/problemReport.slice.ts';
import { ProblemReportView } from './ProblemReportView.tsx';

/** The dialog in which somebody reports a problem to support. */
export function ProblemReport() {
  const dispatch = useAppDispatch();
  return (
    <ProblemReportView
      state={useAppSelector(problemReport.select)}
      onType={(happened) => dispatch(problemReport.typed({ happened }))}
      onWords={(withWords) => dispatch(problemReport.wordsChosen({ withWords }))}
      onRecord={() => dispatch(problemReport.recordingRequested())}
      onDownload={() => dispatch(problemReport.saveRequested())}
      onSend={() => dispatch(problemReport.sendRequested())}
      onClose={() => dispatch(problemReport.closed())}
    />
  );
}
