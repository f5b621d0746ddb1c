import { IdeasView } from '#src/features/ideas/IdeasView.tsx';
import { type Gallery, idle, page } from '#tests/gallery/views.ts';
import { anIdea, idOf, someIdeas } from '#tests/support/factories.ts';

const { nextAt, mail } = someIdeas();
const week = {
  ideas: [
    anIdea({ state: 'kept' }),
    anIdea({ id: idOf(64), text: 'which jar keeps coffee fresh' }),
    anIdea({
      id: idOf(65),
      text: 'coffee in the fridge',
      written: { articleId: idOf(1), title: 'How to store coffee' },
    }),
  ],
  week: '2026-05-04',
  nextAt,
  mail,
  ...idle('onChange', 'onMail'),
};

export const gallery: Gallery = {
  IdeasView: page({
    'of a week': <IdeasView {...week} />,
    'none yet': <IdeasView {...week} ideas={[]} week={null} onChange={null} onMail={null} />,
  }),
};
