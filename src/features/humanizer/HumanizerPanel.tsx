import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { HumanizerCheck } from '#contract/humanizer/humanizer.schema.ts';
import { isCounted } from '#domain/access/limits.ts';
import { type ArticleBody, type BlockId, EMPTY_BODY } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { currentPlaces } from '#domain/humanizer/currentPlaces.ts';
import { passagesOf } from '#domain/humanizer/passages.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { grammarOf } from './grammar.ts';
import { HumanizerView } from './HumanizerView.tsx';
import { useTextHash } from './useTextHash.ts';

interface HumanizerPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** How the saved text reads, what gives it away, and rewrites of its passages. */
export function HumanizerPanel({ articleId, onReveal }: HumanizerPanelProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const of = { workspaceId: useWorkspaceId(), articleId };
  const { data } = useResource('humanizerCheck', of);
  const body =
    useAppSelector((root) => articleSave.selectDraft(root, articleId)?.body) ?? EMPTY_BODY;
  const language = useAppSelector((root) => resources.selectArticleLanguage(root, articleId));
  const stored = data?.check ?? null;
  const check = useMemo(() => withCurrentPlaces(stored, body, language), [stored, body, language]);
  const model = useOptionalResource('engine', null)?.model;
  const state = useAppSelector((root) => humanizer.select(root, articleId));
  const isStale = useIsStale(articleId, check, useTextHash(body, language));
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const rewriting = useRewriting(articleId);
  const checker = useAppSelector(spelling.select);
  const grammar = useMemo(() => grammarOf(checker, body, language), [checker, body, language]);
  const draftOf = () => articleSave.selectDraft(store.getState(), articleId)?.body ?? EMPTY_BODY;
  const show = ({ blockId, unit, start, end }: TextEdit) => {
    const [found] = wordsAt(draftOf(), { blockId, range: { unit, start, end } });
    onReveal(blockId, found && { text: found.text, within: found.within });
  };
  if (data === undefined) return null;
  return (
    <HumanizerView
      {...{ state, check, isStale, canWrite, grammar, ...rewriting }}
      hasModel={typeof model === 'string'}
      passages={check === null ? [] : passagesOf(check.report, body)}
      scoreCost={<CostLine limit="humanizerScore" isFree={!isCounted('humanizerScore', model)} />}
      rewriteCost={
        <CostLine limit="humanizerRewrite" isFree={!isCounted('humanizerRewrite', model)} />
      }
      onCheck={() => dispatch(humanizer.requested(of))}
      onGrammarRetry={() => dispatch(spelling.retryRequested())}
      onShow={show}
      onChange={(edits) => dispatch(textEdits.accepted({ articleId, edits }))}
    />
  );
}

/** The check with its places as they are now. */
function withCurrentPlaces(
  check: HumanizerCheck | null,
  body: ArticleBody,
  language: string,
): HumanizerCheck | null {
  if (check === null) return null;
  const lines = check.report.lines.map((line) => ({
    ...line,
    places: currentPlaces(line.places, body, language),
  }));
  return { ...check, report: { ...check.report, lines } };
}

/** Whether the text has changed since the check. A new version of the article may have the same text. */
function useIsStale(
  articleId: string,
  check: HumanizerCheck | null,
  textHash: string | null,
): boolean {
  const isPending = useAppSelector((root) => articleSave.selectIsPending(root, articleId));
  const version = useAppSelector(
    (root) => articleSave.selectQueue(root, articleId)?.base.version ?? null,
  );
  if (check === null || check.textHash === textHash) return false;
  return isPending || version !== check.version;
}

function useRewriting(articleId: string) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const all = useAppSelector((root) => proposal.selectOf(root, articleId));
  const rewrites = useMemo(() => all.filter(({ task }) => task.name === 'humanize'), [all]);
  return {
    rewrites,
    onRewrite(blockId: BlockId) {
      const place = { type: 'blocks', blockIds: [blockId] } as const;
      dispatch(proposal.asked({ articleId, workspaceId, task: { name: 'humanize' }, place }));
    },
    onAccept: (id: string) => void dispatch(proposal.acceptRequested({ id, at: 0 })),
    onStop: (id: string) => void dispatch(proposal.stopRequested({ id })),
    onDiscard: (id: string) => void dispatch(proposal.discarded({ id })),
  };
}
