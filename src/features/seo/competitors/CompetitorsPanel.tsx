import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { selectShownArticle } from '#store/article/shownArticles.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { useCompetitors } from '../useCompetitors.ts';
import { CompetitorsView } from './CompetitorsView.tsx';
import { Results } from './Results.tsx';
import { useResults } from './useResults.ts';

interface CompetitorsPanelProps {
  readonly articleId: string;
  /** Nothing here is a place in the text. */
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The competitors of the article. A failure is not shown as one (spec §8): there is no data yet. */
export function CompetitorsPanel({ articleId }: CompetitorsPanelProps) {
  useReportReader('panel');
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, articleId };
  const state = useCompetitors(articleId);
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const article = useAppSelector((root) => selectShownArticle(root, of));
  const results = useResults(articleId, state.answer);
  if (article === undefined) return null;
  return (
    <CompetitorsView
      state={state}
      topic={article.targetKeywords[0] ?? article.title}
      language={article.language}
      canWrite={canWrite}
      onAnalyse={(wish) => dispatch(competitors.analyseRequested({ ...of, wish }))}
      onStop={() => dispatch(competitors.stopRequested(of))}
      onOpen={(text) => dispatch(competitors.importRequested({ ...of, text }))}
      results={results === null ? null : <Results of={of} results={results} canWrite={canWrite} />}
    />
  );
}
