import type { Asset } from '#contract/images/asset.schema.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { designConnection } from '#store/design/designConnection.slice.ts';
import { imageDesign } from '#store/design/imageDesign.slice.ts';
import { DesignToolView } from './DesignToolView.tsx';

/** What can be done with an image in the design tool; nothing where that is not set up. */
export function DesignTool({ image }: { readonly image: Asset }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, assetId: image.id };
  const status = useOptionalResource('designAccount', { workspaceId });
  const made = useOptionalResource('imageDesign', of);
  const state = useAppSelector((root) => imageDesign.select(root, image.id));
  const connection = useAppSelector(designConnection.select);
  if (status?.isOn !== true) return null;
  return (
    <DesignToolView
      access={accessOf(status.account)}
      hasDesign={state.editUrl !== null || (made?.design ?? null) !== null}
      state={state}
      connection={connection}
      onConnect={() => dispatch(designConnection.connectRequested({ workspaceId, from: 'images' }))}
      onEdit={() => dispatch(imageDesign.editRequested(of))}
      onBringBack={() => dispatch(imageDesign.returnRequested(of))}
    />
  );
}

const accessOf = (account: { readonly isEnded: boolean } | null) => {
  if (account === null) return 'none';
  return account.isEnded ? 'ended' : 'open';
};
