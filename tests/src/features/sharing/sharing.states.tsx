import { ShareDialogView } from '#src/features/sharing/ShareDialogView.tsx';
import { dialog, type Gallery, idle } from '#tests/gallery/views.ts';
import { idOf, noNetwork } from '#tests/support/factories.ts';

const articleId = idOf(1);
const link = { articleId, path: '/shared/t0ken', showsResearch: true, isCopied: null };
const shared = { ...link, status: 'shared', error: null, failed: null } as const;
const props = {
  isOpen: true,
  isBrief: false,
  slots: 0,
  ...idle('onClose', 'onCopy', 'onRevoke', 'onCreate', 'onResearch'),
};

export const gallery: Gallery = {
  ShareDialogView: dialog({
    creating: <ShareDialogView state={{ status: 'creating', articleId }} {...props} />,
    'a brief, with slots': <ShareDialogView state={shared} {...props} isBrief slots={2} />,
    copied: <ShareDialogView state={{ ...shared, isCopied: true }} {...props} />,
    revoked: <ShareDialogView state={{ status: 'revoked', articleId }} {...props} />,
    failed: (
      <ShareDialogView state={{ status: 'failed', articleId, error: noNetwork }} {...props} />
    ),
  }),
};
