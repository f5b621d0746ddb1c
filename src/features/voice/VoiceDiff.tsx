import { useDeferredValue, useMemo } from 'react';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { isCounted } from '#domain/access/limits.ts';
import { type BlockId, EMPTY_BODY, htmlIn } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { VoicePassage } from '#domain/seo/report/voiceReport.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { VoiceDiffView } from './VoiceDiffView.tsx';
import { voicedText } from './voicedText.ts';

interface VoiceDiffProps {
  readonly articleId: string;
  readonly voices: readonly Voice[];
  /** The voice that the article has. */
  readonly voiceId: string | null;
  /** What can be said in it; null while the text is not compared with it. */
  readonly passages: readonly VoicePassage[] | null;
  readonly onShow: (edit: TextEdit) => void;
}

/** What the voice would change in passages of the article, change by change. */
export function VoiceDiff({ articleId, voices, voiceId, passages, onShow }: VoiceDiffProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const all = useAppSelector((root) => proposal.selectOf(root, articleId));
  const draft = useAppSelector((root) => articleSave.selectDraft(root, articleId)?.body);
  const body = useDeferredValue(draft ?? EMPTY_BODY); // a key press is more urgent
  const voiced = useMemo(
    () =>
      all
        .filter(({ task }) => task.name === 'inVoice')
        .map((one) => voicedText(one, htmlIn(body, one.was[0]?.id ?? '') ?? '')),
    [all, body],
  );
  return (
    <VoiceDiffView
      voices={voices}
      voiceId={voiceId}
      passages={passages}
      voiced={voiced}
      hasModel={typeof engine?.model === 'string'}
      cost={<CostLine limit="aiFeatures" isFree={!isCounted('aiFeatures', engine?.model)} />}
      onShow={onShow}
      onAsk={(blockId) => {
        const beside = voiceId === null ? {} : { voiceId };
        dispatch(proposal.asked({ articleId, workspaceId, ...ofBlock(blockId), ...beside }));
      }}
      onChange={({ alternatives: [text] }, edits) =>
        dispatch(textEdits.accepted({ articleId, edits, source: text?.source }))
      }
      onLeave={({ id }, at) => dispatch(proposal.changeLeft({ id, at }))}
      onShowLeft={({ id }) => dispatch(proposal.leftShown({ id }))}
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
