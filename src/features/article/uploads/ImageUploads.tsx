import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import {
  selectPendingUploads,
  uploadDropped,
  uploadRetryRequested,
} from '#store/images/upload.slice.ts';
import { ImageUploadsView } from './ImageUploadsView.tsx';

/** Images of an article that are not in its text yet; nothing where there are none. */
export function ImageUploads({ articleId }: { readonly articleId: string }) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector((state) => selectPendingUploads(state, articleId));
  return (
    <ImageUploadsView
      uploads={uploads}
      onRetry={(fileId) => dispatch(uploadRetryRequested({ fileId }))}
      onDrop={(fileId) => dispatch(uploadDropped({ fileId }))}
    />
  );
}
