import { Button, FileButton, Group, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconSparkles, IconTypography, IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { ASSET_SEARCH_MAX_CHARS, ASSET_TYPES } from '#contract/images/asset.route.ts';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { ImageQuery } from '#domain/images/listQuery.ts';
import { Pager } from '#src/kit/lists/PagedList.tsx';
import { SearchField } from '#src/kit/lists/SearchField.tsx';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { library as copy, cover, generate } from './images.copy.ts';
import classes from './images.module.css';

interface ImageLibraryViewProps {
  /** Undefined while they load. */
  readonly images: readonly Asset[] | undefined;
  readonly query: ImageQuery;
  readonly isLastPage: boolean;
  readonly uploads: ReactNode;
  /** Null without write access. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
  /** Makes an image. */
  readonly onMake: () => void;
  /** Has an image made by a model; null if that is not offered. */
  readonly onGenerate: (() => void) | null;
  readonly onOpen: (id: string) => void;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
}

export function ImageLibraryView(props: ImageLibraryViewProps) {
  const { images, query, isLastPage, uploads, onFiles, onMake, onGenerate, onSearch, onPage } =
    props;
  const { isOver, ...handlers } = useGivenFiles(onFiles);
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
      <Page
        title={copy.title}
        action={
          onFiles && (
            <Group gap="xs">
              {onGenerate && (
                <Button
                  variant="default"
                  leftSection={<IconSparkles size={18} />}
                  onClick={onGenerate}
                >
                  {generate.dialog}
                </Button>
              )}
              <Button variant="default" leftSection={<IconTypography size={18} />} onClick={onMake}>
                {cover.dialog}
              </Button>
              <UploadButton onFiles={onFiles} />
            </Group>
          )
        }
      >
        <SearchField
          label={copy.search}
          maxLength={ASSET_SEARCH_MAX_CHARS}
          search={query.search}
          onSearch={onSearch}
        />
        {onFiles !== null && (
          <Text size="sm" c="dimmed" my="sm">
            {copy.hint}
          </Text>
        )}
        {uploads}
        {images === undefined ? (
          <Skeleton h={320} role="status" aria-label={copy.title} />
        ) : (
          <Images {...props} images={images} />
        )}
        <Pager
          page={query.page}
          isLastPage={isLastPage}
          isEmpty={images?.length === 0}
          onPage={onPage}
        />
      </Page>
    </div>
  );
}

interface ImagesProps
  extends Pick<ImageLibraryViewProps, 'query' | 'onFiles' | 'onOpen' | 'onSearch'> {
  readonly images: readonly Asset[];
}

function Images({ images, query, onFiles, onOpen, onSearch }: ImagesProps) {
  if (images.length === 0 && query.page > 0) return null;
  if (images.length === 0 && query.search !== '') {
    return (
      <StatePanel title={copy.nothingFound(query.search)}>
        <Button variant="default" onClick={() => onSearch('')}>
          {copy.clear}
        </Button>
      </StatePanel>
    );
  }
  if (images.length === 0)
    return <StatePanel title={copy.empty} {...(onFiles && { hint: copy.emptyHint })} />;
  return (
    <ul className={classes.grid} aria-label={copy.list}>
      {images.map(({ id, src, name, alt }) => (
        <li key={id}>
          <UnstyledButton
            className={classes.tile ?? ''}
            aria-label={copy.open(name)}
            onClick={() => onOpen(id)}
          >
            <span className={classes.picture}>
              <img src={src} alt="" loading="lazy" />
            </span>
            <Text component="span" size="sm" fw={500} truncate title={name}>
              {name}
            </Text>
            <Text component="span" size="xs" c="dimmed" truncate>
              {alt || copy.noAlt}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const UploadButton = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <FileButton multiple accept={ASSET_TYPES.join(',')} onChange={onFiles}>
    {(props) => (
      <Button {...props} leftSection={<IconUpload size={18} />}>
        {copy.upload}
      </Button>
    )}
  </FileButton>
);

/** Files that are dropped on the page, or pasted into it. */
function useGivenFiles(onFiles: ImageLibraryViewProps['onFiles']) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  if (onFiles === null) return { isOver: false };
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length > 0) onFiles(files);
    },
  };
}
