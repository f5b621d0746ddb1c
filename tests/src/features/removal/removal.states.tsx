import { RemovalBannerView } from '#src/features/removal/RemovalBannerView.tsx';
import { type Gallery, idle, page } from '#tests/gallery/views.ts';

const dueAt = '2026-12-14T10:00:00.000Z';
const on = { isKeeping: false, error: null, ...idle('onKeep') };

export const gallery: Gallery = {
  RemovalBannerView: page({
    'to its owner': <RemovalBannerView removal={{ dueAt, because: 'workspace' }} isOwner {...on} />,
    'to a guest': (
      <RemovalBannerView removal={{ dueAt, because: 'account' }} isOwner={false} {...on} />
    ),
  }),
};
