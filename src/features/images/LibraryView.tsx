import './library.css';
import { ActionIcon, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Asset } from '#contract/asset.schema.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';

interface LibraryViewProps {
  readonly assets: readonly Asset[];
  onChoose(asset: Asset): void;
  onDelete(asset: Asset): void;
}

export function LibraryView({ assets, onChoose, onDelete }: LibraryViewProps) {
  /** Of the image that is asked about. */
  const [doubted, setDoubted] = useState<string | null>(null);
  if (assets.length === 0) {
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

/** Takes the place of the image while it is asked about; the safe answer has the focus. */
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
