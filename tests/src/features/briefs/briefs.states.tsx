import { BriefFactsView } from '#src/features/briefs/BriefFactsView.tsx';
import { BriefNoteView } from '#src/features/briefs/BriefNoteView.tsx';
import { BriefWizardView } from '#src/features/briefs/BriefWizardView.tsx';
import { CoverageView } from '#src/features/briefs/CoverageView.tsx';
import { EMPTY_BRIEF } from '#store/briefs/briefValues.ts';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { aBrief, aBriefData, aBriefOfPages, noNetwork } from '#tests/support/factories.ts';

const wizard = {
  count: 2,
  flaw: null,
  isAsking: false,
  error: null,
  cost: null,
  snapshots: [],
  ...idle('onChange', 'onSubmit'),
};
const values = { ...EMPTY_BRIEF, keyphrases: 'trail shoes\nclean trail shoes', country: 'GB' };
const data = aBriefOfPages.data ?? aBriefData();
const part = { blockId: 'b1', flaw: null, lacks: [] } as const;

export const gallery: Gallery = {
  BriefFactsView: panel({
    'of two pages': <BriefFactsView data={data} {...idle('onTake')} />,
    'nothing is known': <BriefFactsView data={aBriefData()} onTake={null} />,
  }),
  BriefNoteView: page({
    draft: (
      <BriefNoteView
        brief={aBriefOfPages}
        facts={data}
        isBusy={false}
        {...idle('onChange', 'onWrite')}
      />
    ),
    'read only': (
      <BriefNoteView
        brief={aBrief()}
        facts={aBriefData()}
        isBusy={false}
        onChange={null}
        {...idle('onWrite')}
      />
    ),
  }),
  BriefWizardView: page({
    'two keyphrases': <BriefWizardView values={values} {...wizard} />,
    refused: <BriefWizardView values={values} {...wizard} error={noNetwork} />,
  }),
  CoverageView: panel({
    'a part is missing': (
      <CoverageView
        coverage={{
          sections: [
            { ...part, text: 'Brush off the mud', state: 'covered' },
            { ...part, text: 'Wash them', state: 'partly', lacks: ['cold water'] },
            { ...part, text: 'Dry them', state: 'missing', blockId: null },
          ],
          questions: [{ ...part, text: 'How long do they dry?', state: 'missing', blockId: null }],
          terms: [],
        }}
        {...idle('onReveal')}
      />
    ),
  }),
};
