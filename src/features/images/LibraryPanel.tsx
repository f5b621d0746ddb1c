import { ActionIcon, Button, Group, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { IconTrash } from '@tabler/icons-react';
import type { DescribedImage } from '#html/figure.ts';
import { useAppDispatch, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { Pager } from '#src/kit/PagedList.tsx';
import { imageTexts as copy } from '#src/editor/copy/images.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import './library.css';
import type { Asset } from '#contract/asset.schema.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';

/** Fills the rows of two, three and four columns. */
const PAGE_SIZE = 12;

interface LibraryPanelProps {
  /** The address of an image that cannot be chosen. */
  readonly without?: string;
  onChoose(image: DescribedImage): void;
}

/** The images of the workspace, newest first. */
export function LibraryPanel({ without, onChoose }: LibraryPanelProps) {
  const workspaceId = useWorkspaceId();
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(0);
  const { data } = useResource('assets', { workspaceId, page, limit: PAGE_SIZE });
  if (data === undefined) return <Skeleton h={240} role="status" aria-label={copy.loading} />;
  const shown = data.content.filter(({ src }) => src !== without);
  return (
    <>
      <LibraryView
        assets={shown}
        isOnlyPage={page === 0 && data.last}
        onChoose={({ src, width, height, alt }) => onChoose({ src, width, height, alt })}
        onDelete={({ id }) =>
          dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: id }))
        }
      />
      <Pager page={page} isLastPage={data.last} isEmpty={shown.length === 0} onPage={setPage} />
    </>
  );
}

interface LibraryViewProps {
  readonly assets: readonly Asset[];
  readonly isOnlyPage: boolean;
  onChoose(asset: Asset): void;
  onDelete(asset: Asset): void;
}

function LibraryView({ assets, isOnlyPage, onChoose, onDelete }: LibraryViewProps) {
  /** The id of the image whose deletion is to be confirmed. */
  const [doubted, setDoubted] = useState<string | null>(null);
  if (assets.length === 0 && isOnlyPage) {
    return <StatePanel title={copy.emptyLibrary} hint={copy.emptyLibraryHint} />;
  }
  return (
    <ul className="image-library" aria-label={copy.fromLibrary}>
      {assets.map((asset) => (
        <li key={asset.id}>
          {doubted === asset.id ? (
            <Doubt
              asset={asset}
              onDelete={() => {
                setDoubted(null);
                onDelete(asset);
              }}
              onKeep={() => setDoubted(null)}
            />
          ) : (
            <Tile asset={asset} onChoose={onChoose} onDelete={() => setDoubted(asset.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  readonly asset: Asset;
  onChoose(asset: Asset): void;
  onDelete(): void;
}

function Tile({ asset, onChoose, onDelete }: TileProps) {
  return (
    <>
      <UnstyledButton
        className="image-tile"
        aria-label={copy.chooseNamed(asset.name)}
        onClick={() => onChoose(asset)}
      >
        <img src={asset.src} alt="" loading="lazy" />
      </UnstyledButton>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text size="xs" truncate title={asset.name}>
          {asset.name}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={copy.deleteNamed(asset.name)}
          onClick={onDelete}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </>
  );
}

interface DoubtProps {
  readonly asset: Asset;
  onDelete(): void;
  onKeep(): void;
}

/** Replaces the image until the deletion is confirmed. The safe answer has the focus. */
function Doubt({ asset, onDelete, onKeep }: DoubtProps) {
  return (
    <fieldset className="image-doubt">
      <legend>{copy.deleteNamed(asset.name)}?</legend>
      <Text size="xs">{copy.deleteQuestion}</Text>
      <Group gap={4}>
        <Button size="compact-sm" color="red" onClick={onDelete}>
          {copy.delete}
        </Button>
        <Button size="compact-sm" variant="default" autoFocus onClick={onKeep}>
          {copy.keep}
        </Button>
      </Group>
    </fieldset>
  );
}
