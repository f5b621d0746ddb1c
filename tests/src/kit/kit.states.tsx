import { ExampleNoteView } from '#src/kit/examples/ExampleNoteView.tsx';
import { LimitBarsView } from '#src/kit/limits/LimitBarsView.tsx';
import { SavedPromptsView } from '#src/kit/prompts/SavedPromptsView.tsx';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { aGroup, idOf, someLimits } from '#tests/support/factories.ts';

const limits = someLimits({
  article: aGroup({ used: 2, total: 3 }),
  aiFeatures: aGroup({ used: 20, total: 20 }),
});
const prompts = [
  { id: idOf(1), text: 'Write for people who brew at home.' },
  { id: idOf(2), text: 'Short sentences, no jargon.' },
];

export const gallery: Gallery = {
  ExampleNoteView: page({
    'of an audit': <ExampleNoteView kind="audit" {...idle('onRemove')} />,
    'for who may only read': <ExampleNoteView kind="topics" onRemove={null} />,
  }),
  LimitBarsView: panel({
    'one is spent': (
      <LimitBarsView limits={limits} names={['article', 'aiFeatures']} isTrialActive={false} />
    ),
    'in a trial': <LimitBarsView limits={limits} names={['article']} isTrialActive />,
  }),
  SavedPromptsView: panel({
    'two are saved': (
      <SavedPromptsView
        text="Write for people who brew at home, in two pages."
        prompts={prompts}
        {...idle('onChoose', 'onSave', 'onReplace', 'onRemove')}
      />
    ),
    'none yet': (
      <SavedPromptsView
        text=""
        prompts={[]}
        {...idle('onChoose', 'onSave', 'onReplace', 'onRemove')}
      />
    ),
  }),
};
