import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { Dialog } from '#src/kit/Dialog.tsx';
import {
  useAppDispatch,
  useAppSelector,
  useIsFresh,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { assetWrites } from '#store/images/assets.writes.ts';
import { imageReplacement } from '#store/images/imageReplacement.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { CropView } from './CropView.tsx';
import { DesignTool } from './DesignTool.tsx';
import { ImageDetailsView } from './ImageDetailsView.tsx';
import { cropping, replacing } from './images.copy.ts';
import { ReplaceView } from './ReplaceView.tsx';
import type { ShownIn } from './UsesView.tsx';

interface ImageDetailsProps {
  readonly image: Asset;
  readonly canWrite: boolean;
  /** Receives a part that was cut out. */
  readonly onFile: (file: File) => void;
  /** Begins a new cover with the design of this one. */
  readonly onRedesign: (design: CoverDesign) => void;
  readonly onClose: () => void;
}

const TITLES = {
  details: (name: string) => name,
  crop: cropping.title,
  replace: replacing.title,
  deleted: (name: string) => name,
} as const;

/** One image of the library, in a dialog: its texts, where it is used, what can be done with it. */
export function ImageDetails({ image, canWrite, onFile, onRedesign, onClose }: ImageDetailsProps) {
  const dispatch = useAppDispatch();
  const of = { workspaceId: useWorkspaceId(), assetId: image.id };
  const { shown, known } = useUses(of);
  const [step, setStep] = useState<keyof typeof TITLES>('details');
  const isUnused = known?.uses.length === 0 && !known.hasMore;
  const to = (next: typeof step) => () => setStep(next);
  return (
    <Dialog onClose={onClose} size="xl" title={TITLES[step](image.name)}>
      {step === 'details' && (
        <ImageDetailsView
          image={image}
          shown={shown}
          design={canWrite ? <DesignTool image={image} /> : null}
          canWrite={canWrite}
          onSave={(change) => dispatch(assetWrites.change({ ...of, body: change }))}
          onCrop={to('crop')}
          onRedesign={onRedesign}
          onReplace={isUnused ? null : to('replace')}
          onDelete={known === undefined ? null : to('deleted')}
        />
      )}
      {step === 'crop' && (
        <CropView
          image={image}
          onCancel={to('details')}
          onFile={(file) => {
            onFile(file);
            onClose();
          }}
        />
      )}
      {step === 'replace' && (
        <Replace image={image} shown={shown} onBack={to('details')} onClose={onClose} />
      )}
      {step === 'deleted' && <Deletion of={of} onClose={onClose} />}
    </Dialog>
  );
}

interface ReplaceProps {
  readonly image: Asset;
  readonly shown: ShownIn | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The dialog closes once no article shows the image any more; else it says which ones do. */
function Replace({ onBack, onClose, ...props }: ReplaceProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const state = useAppSelector(imageReplacement.select);
  const { id, src } = props.image;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (state.status === 'replaced' && state.isAll) close();
  }, [state]);
  useEffect(() => () => void dispatch(imageReplacement.left()), [dispatch]);
  return (
    <ReplaceView
      {...props}
      state={state}
      onReplace={(by) =>
        dispatch(imageReplacement.requested({ workspaceId, image: { id, src }, by }))
      }
      onCancel={onBack}
    />
  );
}

interface DeletionProps {
  readonly of: { readonly workspaceId: string; readonly assetId: string };
  readonly onClose: () => void;
}

/** Deletes the image once its view has gone, and with it what was typed there has been stored. */
function Deletion({ of, onClose }: DeletionProps) {
  const dispatch = useAppDispatch();
  const isBegun = useRef(false); // React runs effects twice while it is developed
  const remove = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    dispatch(imageUpload.assetDeleteRequested(of));
    onClose();
  });
  useEffect(() => remove(), []);
  return null;
}

/** Where the image is used: undefined if that is not known. What is `known` is not older than this view. */
function useUses(of: { readonly workspaceId: string; readonly assetId: string }) {
  const dispatch = useAppDispatch();
  const shown = useOptionalResource('assetUses', of);
  const isFresh = useIsFresh('assetUses', of);
  useEffect(() => {
    dispatch(resources.invalidated({ name: 'assetUses' })); // an article may have changed since
  }, [dispatch]);
  return { shown, known: isFresh ? shown : undefined };
}
