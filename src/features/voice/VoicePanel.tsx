import { useDeferredValue } from 'react';
import { useStore } from 'react-redux';
import type { BlockId } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { voiceWrites } from '#store/voice/voice.writes.ts';
import { VoiceDiff } from './VoiceDiff.tsx';
import { VoicePanelView } from './VoicePanelView.tsx';

interface VoicePanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The voice of the article: how much the text matches it, and what its rules find. */
export function VoicePanel({ articleId, onReveal }: VoicePanelProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const workspaceId = useWorkspaceId();
  const { data } = useResource('brandVoices', { workspaceId });
  const chosen = useResource('articleVoice', { workspaceId, articleId }).data;
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const shown = useDeferredValue(report?.voice ?? null); // a key press is more urgent
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const show = ({ blockId, unit, start, end }: TextEdit) => {
    const { subject } = articleReport.select(store.getState(), articleId);
    const place = { blockId, range: { unit, start, end } };
    const found = subject === null ? [] : wordsAt(subject.body, place);
    onReveal(blockId, found[0] && { text: found[0].text, within: found[0].within });
  };
  if (data === undefined || chosen === undefined) return null;
  return (
    <VoicePanelView
      voices={data.voices}
      chosen={chosen}
      report={shown}
      canWrite={canWrite}
      onChoose={(choice) => dispatch(voiceWrites.choose({ workspaceId, articleId, body: choice }))}
      onShow={show}
      diff={(voiceId, passages) => (
        <VoiceDiff
          articleId={articleId}
          voices={data.voices}
          voiceId={voiceId}
          passages={passages}
          onShow={show}
        />
      )}
      onChange={(edits) => dispatch(textEdits.accepted({ articleId, edits }))}
    />
  );
}
