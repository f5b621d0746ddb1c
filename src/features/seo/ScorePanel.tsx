import { useCallback, useDeferredValue, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { BlockId } from '#domain/article/body.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import type { Check, CheckName, Place } from '#domain/seo/report/report.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { CheckFix } from './fixes/CheckFix.tsx';
import { KeyphraseFields } from './KeyphraseFields.tsx';
import { ScoreLedger } from './ledger/ScoreLedger.tsx';
import { LocalAudience } from './local/LocalAudience.tsx';
import { ScoreView } from './ScoreView.tsx';

interface ScorePanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The scores of the text. It subscribes to the report, not to the text; a key press renders none of its lines again. */
export function ScorePanel({ articleId, onReveal }: ScorePanelProps) {
  useReportReader('score');
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const isFailing = useAppSelector((state) => articleReport.select(state, articleId).isFailing);
  const isStale = useAppSelector((state) => articleReport.selectIsStale(state, articleId));
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  const marked = useAppSelector(textLayer.selectCheck);
  const show = useCallback(
    (name: CheckName, place: Place) => {
      const { subject } = articleReport.select(store.getState(), articleId);
      const found = subject === null || place.range === null ? [] : wordsAt(subject.body, place);
      dispatch(textLayer.checkShown(name));
      onReveal(place.blockId, found[0] && { text: found[0].text, within: found[0].within });
    },
    [dispatch, store, articleId, onReveal],
  );
  const hide = useCallback(() => dispatch(textLayer.hidden()), [dispatch]);
  const fixOf = useCallback(
    (check: Check) => <CheckFix articleId={articleId} check={check} onReveal={onReveal} />,
    [articleId, onReveal],
  );
  return (
    <ScoreView
      report={useDeferredValue(report)} // a key press is more urgent
      language={language}
      isStale={isStale}
      isFailing={isFailing}
      marked={marked}
      onRetry={() => dispatch(articleReport.retryRequested({ articleId }))}
      onShow={show}
      onHide={hide}
      fixOf={fixOf}
      keyphraseFields={useMemo(() => <KeyphraseFields articleId={articleId} />, [articleId])}
      local={useMemo(
        () => <LocalAudience articleId={articleId} onReveal={onReveal} />,
        [articleId, onReveal],
      )}
      ledger={useMemo(() => <ScoreLedger articleId={articleId} />, [articleId])}
    />
  );
}
