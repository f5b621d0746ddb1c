import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { ImageUploadsView } from './ImageUploadsView.tsx';

/** The images of an article that are not inserted yet. */
export function ImageUploads({ articleId }: { readonly articleId: string }) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector((state) => imageUpload.selectPending(state, articleId));
  return (
    <ImageUploadsView
      uploads={uploads}
      onRetry={(fileId) => dispatch(imageUpload.retryRequested({ fileId }))}
      onDrop={(fileId) => dispatch(imageUpload.dropped({ fileId }))}
    />
  );
}
