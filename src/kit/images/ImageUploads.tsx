import { Button, CloseButton, Loader, Text } from '@mantine/core';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import './imageUploads.css';
import { isWorthAnotherUpload } from '#domain/images/image.ts';
import type { ImageUpload } from '#store/images/uploadState.ts';
import { uploadTexts as copy, uploadFailure } from '../copy/uploads.ts';

/** The images of an article that are not inserted yet; without an article, those that the library does not have yet. */
export function ImageUploads({ articleId }: { readonly articleId: string | null }) {
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

interface ImageUploadsViewProps {
  readonly uploads: readonly ImageUpload[];
  onRetry(fileId: string): void;
  onDrop(fileId: string): void;
}

export function ImageUploadsView({ uploads, onRetry, onDrop }: ImageUploadsViewProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="image-uploads" aria-label={copy.list}>
      {uploads.map((upload) => (
        <UploadRow key={upload.fileId} upload={upload} onRetry={onRetry} onDrop={onDrop} />
      ))}
    </ul>
  );
}

interface UploadRowProps extends Omit<ImageUploadsViewProps, 'uploads'> {
  readonly upload: ImageUpload;
}

function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const { fileId, name } = upload;
  return (
    <li>
      {upload.status === 'failed' ? null : <Loader size="xs" aria-hidden />}
      <Text size="sm" fw={500} truncate>
        {name}
      </Text>
      {upload.status === 'failed' ? (
        <Text size="sm" role="alert" className="image-upload-state">
          {uploadFailure(upload.failure)}
        </Text>
      ) : (
        <Text size="sm" c="dimmed" role="status" className="image-upload-state">
          {copy[upload.status]}
        </Text>
      )}
      {upload.status === 'failed' && isWorthAnotherUpload(upload.failure) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={copy.retryNamed(name)}
          onClick={() => onRetry(fileId)}
        >
          {copy.retry}
        </Button>
      )}
      <CloseButton aria-label={copy.dropNamed(name)} onClick={() => onDrop(fileId)} />
    </li>
  );
}
