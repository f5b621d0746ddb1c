import { ConsentView } from '#src/features/session/ConsentView.tsx';
import { dialog, type Gallery, idle } from '#tests/gallery/views.ts';

export const gallery: Gallery = {
  ConsentView: dialog({
    'for the log': <ConsentView sink="log" hasFailed={false} {...idle('onChoose')} />,
    'not stored': (
      <ConsentView
        sink={{ token: 'token', apiHost: 'https://api-eu.mixpanel.com' }}
        hasFailed
        {...idle('onChoose')}
      />
    ),
  }),
};
