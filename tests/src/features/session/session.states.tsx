import { ConsentView } from '#src/features/session/ConsentView.tsx';
import { ExtensionPageView } from '#src/features/session/ExtensionPageView.tsx';
import { dialog, type Gallery, idle, page } from '#tests/gallery/views.ts';
import { noNetwork } from '#tests/support/factories.ts';

const extension = {
  origin: `chrome-extension://${'a'.repeat(32)}`,
  error: null,
  ...idle('onAllow'),
};

export const gallery: Gallery = {
  ExtensionPageView: page({
    asked: <ExtensionPageView {...extension} status="asked" />,
    connecting: <ExtensionPageView {...extension} status="connecting" />,
    connected: <ExtensionPageView {...extension} status="connected" />,
    copied: <ExtensionPageView {...extension} status="copied" />,
    unanswered: <ExtensionPageView {...extension} status="unanswered" />,
    failed: <ExtensionPageView {...extension} status="failed" error={noNetwork} />,
  }),
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
