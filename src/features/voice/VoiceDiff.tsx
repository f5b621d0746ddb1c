import { useMemo } from 'react';
import { isCounted } from '#domain/access/limits.ts';
import { type ArticleBody, type BlockId, EMPTY_BODY, htmlIn } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { VoicePassage } from '#domain/seo/voiceReport.ts';
import { CostLine } from '#src/kit/CostLine.tsx';
import { editsBetween, standingEdits } from '#src/kit/diff/editsBetween.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { type VoicedText, VoiceDiffView } from './VoiceDiffView.tsx';

interface VoiceDiffProps {
  readonly articleId: string;
  readonly passages: readonly VoicePassage[];
  readonly onShow: (edit: TextEdit) => void;
}

/** What the voice would change in passages of the article, change by change. */
export function VoiceDiff({ articleId, passages, onShow }: VoiceDiffProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const all = useAppSelector((root) => proposal.selectOf(root, articleId));
  const body =
    useAppSelector((root) => articleSave.selectDraft(root, articleId)?.body) ?? EMPTY_BODY;
  const voiced = useMemo(
    () => all.filter(({ task }) => task.name === 'inVoice').map((one) => voicedOf(one, body)),
    [all, body],
  );
  return (
    <VoiceDiffView
      passages={passages}
      voiced={voiced}
      hasModel={typeof engine?.model === 'string'}
      cost={<CostLine limit="aiFeatures" isFree={!isCounted('aiFeatures', engine?.model)} />}
      onShow={onShow}
      onAsk={(blockId) => dispatch(proposal.asked({ articleId, workspaceId, ...ofBlock(blockId) }))}
      onChange={({ alternatives: [text] }, edits) =>
        dispatch(textEdits.accepted({ articleId, edits, source: text?.source }))
      }
      onLeave={({ id }, at) => dispatch(proposal.changeLeft({ id, at }))}
      onAccept={({ id }) => dispatch(proposal.acceptRequested({ id, at: 0 }))}
      onStop={({ id }) => dispatch(proposal.stopRequested({ id }))}
      onDiscard={({ id }) => dispatch(proposal.discarded({ id }))}
    />
  );
}

const ofBlock = (blockId: BlockId) =>
  ({
    task: { name: 'inVoice' },
    place: { type: 'blocks', blockIds: [blockId] },
  }) as const;

/** The changes that still can be made; null if the text is not one of the same paragraphs. */
function voicedOf(of: Proposal, body: ArticleBody): VoicedText {
  const [text] = of.alternatives;
  const [block] = of.was;
  const written = text?.blocks ?? [];
  if (block === undefined || text?.isComplete !== true) return { proposal: of, edits: [] };
  const edits = written.length === 1 ? editsBetween(block.id, block.html, written[0] ?? '') : null;
  const now = htmlIn(body, block.id) ?? '';
  const standing = edits && standingEdits(edits, block.html, now);
  return { proposal: of, edits: standing && standing.filter(({ at }) => !of.left.includes(at)) };
}
