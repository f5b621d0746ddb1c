import { VoiceDiffView } from '#src/features/voice/VoiceDiffView.tsx';
import { VoiceFormView } from '#src/features/voice/VoiceFormView.tsx';
import { VoicePanelView } from '#src/features/voice/VoicePanelView.tsx';
import { EMPTY_VALUES, formOf, newForm } from '#store/voice/voiceValues.ts';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { aVoice, idOf } from '#tests/support/factories.ts';

const voice = aVoice();
const editing = { status: 'editing', left: {}, error: null, theirs: null } as const;
const form = {
  articles: [],
  keep: () => 'file',
  ...idle('onChange', 'onAdd', 'onRemove', 'onSubmit', 'onTakeTheirs'),
  tone: { hasModel: true, cost: null, ...idle('onAsk', 'onTake', 'onLeave') },
};
const blank = newForm({ requestId: 'r', values: EMPTY_VALUES, texts: [] });
const passages = [
  { blockId: 'a', text: 'We utilize jars.', score: null },
  { blockId: 'b', text: 'Another passage, which sounds like somebody else.', score: 31.6 },
];
const diff = {
  voices: [voice],
  voiceId: voice.id,
  passages,
  voiced: [],
  hasModel: true,
  cost: null,
  ...idle('onAsk', 'onShow', 'onChange', 'onLeave', 'onShowLeft', 'onAccept', 'onStop'),
  ...idle('onDiscard'),
};

export const gallery: Gallery = {
  VoiceDiffView: panel({ 'two passages': <VoiceDiffView {...diff} /> }),
  VoiceFormView: page({
    new: <VoiceFormView form={{ ...blank, ...editing }} {...form} />,
    'changed by somebody else': (
      <VoiceFormView
        form={{
          ...formOf(voice),
          ...editing,
          theirs: aVoice({ name: 'Their voice', tone: 'Dry' }),
        }}
        {...form}
      />
    ),
  }),
  VoicePanelView: panel({
    'without a report': (
      <VoicePanelView
        voices={[voice, aVoice({ id: idOf(61), name: 'Shop' })]}
        chosen={{ choice: 'default', voiceId: null }}
        report={null}
        canWrite
        diff={() => null}
        {...idle('onChoose', 'onShow', 'onChange')}
      />
    ),
  }),
};
