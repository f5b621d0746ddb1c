import { useStore } from 'react-redux';
import type { ProposedTask } from '#contract/lib/tasks.ts';
import type { ResultDevice } from '#domain/seo/result/searchResult.ts';
import { fieldsProposed, placeInArticle } from '#domain/writing/proposals.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { FieldSuggestionsView, type ShownSuggestions } from './FieldSuggestionsView.tsx';
import { ResultsBeside } from './ResultsBeside.tsx';
import type { SuggestedField } from './search.copy.ts';

/** What suggests a text for each field. */
export const SUGGESTING = { seoTitle: 'titles', description: 'meta' } as const satisfies Readonly<
  Record<SuggestedField, ProposedTask>
>;

interface FieldSuggestionsProps {
  readonly articleId: string;
  readonly field: SuggestedField;
  readonly device: ResultDevice;
}

/** Suggests texts for a field, with a model or from the words of the article. */
export function FieldSuggestions({ articleId, field, device }: FieldSuggestionsProps) {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(job.selectIsBusy);
  const open = useAppSelector(
    (state) => proposal.selectOf(state, articleId).find((one) => one.field === field) ?? null,
  );
  const ask = useAsking(articleId, field);
  const id = open?.id ?? '';
  return (
    <FieldSuggestionsView
      {...{ field, device }}
      beside={<ResultsBeside articleId={articleId} field={field} />}
      isBusy={isBusy}
      suggestions={open && shown(open, field)}
      onAsk={() => ask(open?.id)}
      onUse={(at) => dispatch(proposal.acceptRequested({ id, at }))}
      onStop={() => dispatch(proposal.stopRequested({ id }))}
      onClose={() => dispatch(proposal.discarded({ id }))}
    />
  );
}

/** Returns a function that asks for suggestions, in place of earlier ones. */
function useAsking(articleId: string, field: SuggestedField) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const workspaceId = useWorkspaceId();
  return (replaced: string | undefined) => {
    const body = articleSave.selectDraft(store.getState(), articleId)?.body;
    if (body === undefined) return;
    const name = SUGGESTING[field];
    const place = placeInArticle(name, body);
    const replaces = replaced === undefined ? {} : { replaces: replaced };
    dispatch(proposal.asked({ articleId, workspaceId, task: { name }, place, field, ...replaces }));
  };
}

const shown = (of: Proposal, field: SuggestedField): ShownSuggestions => ({
  suggestions: suggestionsOf(of, field),
  isWriting: of.status === 'asking' || of.status === 'writing',
  problem: of.status === 'failed' ? textOfProblem(of.failure) : null,
});

/** What can be used; an alternative that is still being written has no text yet. */
const suggestionsOf = (
  { task, alternatives }: Proposal,
  field: SuggestedField,
): ShownSuggestions['suggestions'] =>
  alternatives.map((one) => ({
    text: one.isComplete ? (fieldsProposed(task.name, one, field)[field] ?? '') : '',
    terms: one.terms ?? null,
  }));
