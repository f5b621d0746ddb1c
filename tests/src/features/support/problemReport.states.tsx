import { ProblemReportView } from '#src/features/support/ProblemReportView.tsx';
import { dialog, type Gallery, idle } from '#tests/gallery/views.ts';
import { aShownLog, noNetwork } from '#tests/support/factories.ts';

const written = { happened: 'The article did not save after I had restored it.', withWords: false };
const ready = {
  ...written,
  status: 'ready',
  log: aShownLog(),
  unprepared: null,
  error: null,
} as const;
const calls = idle('onType', 'onWords', 'onRecord', 'onDownload', 'onSend', 'onClose');

export const gallery: Gallery = {
  ProblemReportView: dialog(
    {
      preparing: <ProblemReportView state={{ ...written, status: 'preparing' }} {...calls} />,
      ready: <ProblemReportView state={ready} {...calls} />,
      'with words, not sent': (
        <ProblemReportView
          state={{
            ...ready,
            withWords: true,
            log: aShownLog({ holds: 'words' }),
            error: noNetwork,
          }}
          {...calls}
        />
      ),
      'not recorded': <ProblemReportView state={{ ...ready, log: null }} {...calls} />,
      sent: <ProblemReportView state={{ ...written, status: 'sent' }} {...calls} />,
    },
    760,
  ),
};
