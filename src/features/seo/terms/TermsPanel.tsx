import { VisuallyHidden } from '@mantine/core';
import { useDeferredValue, useEffect } from 'react';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import type { BlockId } from '#domain/article/body.ts';
import { withEntry, withoutEntry } from '#domain/article/fieldList.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import { ALL_TERMS } from '#domain/seo/report/report.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { ReportFailure } from '../ReportFailure.tsx';
import type { TermList } from './TermRows.tsx';
import { TermsView } from './TermsView.tsx';
import { terms as copy } from './terms.copy.ts';
import classes from './terms.module.css';

interface TermsPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The terms of competitors and of the writer in the text, as of the last report. */
export function TermsPanel({ articleId, onReveal }: TermsPanelProps) {
  useReportReader('panel');
  const dispatch = useAppDispatch();
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const isFailing = useAppSelector((state) => articleReport.select(state, articleId).isFailing);
  const fields = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.fields);
  const language: string = useAppSelector((state) =>
    resources.selectArticleLanguage(state, articleId),
  );
  const marked = useAppSelector(textLayer.selectTerm);
  const shown = useDeferredValue(report); // a key press is more urgent
  useEffect(() => {
    dispatch(articleSnapshot.lookRequested({ articleId }));
  }, [dispatch, articleId]);
  useRevealFirst(articleId, onReveal);
  const failure = isFailing ? (
    <ReportFailure onRetry={() => dispatch(articleReport.retryRequested({ articleId }))} />
  ) : null;
  if (shown === null && failure !== null) return <div className={classes.panel}>{failure}</div>;
  if (shown === null || fields === undefined)
    return <VisuallyHidden role="status">{copy.reading}</VisuallyHidden>;
  /** Returns whether there is room for it: the server would refuse the whole save. */
  const change = (list: TermList, text: string): boolean => {
    const isRoom = text.length <= Math.max(FIELD_LIMITS_CHARS[list], fields[list].length);
    if (isRoom) dispatch(articleSave.edited({ articleId, fields: { [list]: text } }));
    return isRoom;
  };
  return (
    <TermsView
      failure={failure}
      coverage={shown.coverage}
      watched={shown.watched}
      pinned={fields.pinnedTerms}
      language={language}
      marked={marked}
      onMark={(term) => dispatch(textLayer.termShown(term))}
      onHide={() => dispatch(textLayer.hidden())}
      onAdd={(list, term) => change(list, withEntry(fields[list], term))}
      onRemove={(list, term) => change(list, withoutEntry(fields[list], term))}
    />
  );
}

/** Goes to the first use of a term once it is known where it is. */
function useRevealFirst(articleId: string, onReveal: TermsPanelProps['onReveal']) {
  const marked = useAppSelector(textLayer.selectTerm);
  const first = useAppSelector((state) => {
    const { status, report, subject } = articleReport.select(state, articleId);
    const isOfTerm = status === 'idle' && subject?.markedTerm === marked && marked !== ALL_TERMS;
    return isOfTerm && marked !== null ? report?.marked[0] : undefined;
  });
  const body = useAppSelector((state) => articleReport.select(state, articleId).subject?.body);
  const isKnown = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each term, not after each key press
  useEffect(() => {
    if (first === undefined || body === undefined) return;
    const [words] = wordsAt(body, first);
    onReveal(first.blockId, words && { text: words.text, within: words.within });
  }, [marked, isKnown, onReveal]);
}
