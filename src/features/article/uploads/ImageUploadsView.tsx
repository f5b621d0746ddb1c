import './uploads.css';
import { Button, CloseButton, Loader, Text } from '@mantine/core';
import { isWorthAnotherUpload } from '#domain/images/imageFile.ts';
import { uploadFailure, uploadTexts as copy } from './uploads.copy.ts';
import type { ImageUpload } from '#store/images/uploadState.ts';

interface ImageUploadsViewProps {
  readonly uploads: readonly ImageUpload[];
  onRetry(fileId: string): void;
  onDrop(fileId: string): void;
}

export function ImageUploadsView({ uploads, onRetry, onDrop }: ImageUploadsViewProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="image-uploads" aria-label={copy.list}>
      {uploads.map(({ fileId, name, status, failure }) => (
        <li key={fileId}>
          {status === 'failed' ? null : <Loader size="xs" aria-hidden />}
          <Text size="sm" fw={500} truncate>
            {name}
          </Text>
          {status === 'failed' ? (
            <Text size="sm" role="alert" className="image-upload-state">
              {uploadFailure(failure)}
            </Text>
          ) : (
            <Text size="sm" c="dimmed" role="status" className="image-upload-state">
              {copy[status]}
            </Text>
          )}
          {status === 'failed' && isWorthAnotherUpload(failure) && (
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
      ))}
    </ul>
  );
}
