import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { ASSET_TYPES } from '#contract/images/asset.route.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';

interface UploadPanelProps {
  readonly isMultiple: boolean;
  onFiles(files: readonly File[]): void;
}

export function UploadPanel({ isMultiple, onFiles }: UploadPanelProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    const wanted = isMultiple ? files : files.slice(0, 1);
    if (wanted.length > 0) onFiles(wanted);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for a mouse alone; the button does the same
    <div
      className="image-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ChooseButton isMultiple={isMultiple} onFiles={take} />
      <Text size="sm" c="dimmed">
        {copy.uploadHint}
      </Text>
      <Text size="sm" c="dimmed">
        {copy.dropHint}
      </Text>
    </div>
  );
}

function ChooseButton({ isMultiple, onFiles }: UploadPanelProps) {
  const accept = ASSET_TYPES.join(',');
  const icon = <IconUpload size={16} />;
  return isMultiple ? (
    <FileButton multiple accept={accept} onChange={onFiles}>
      {(props) => (
        <Button {...props} leftSection={icon}>
          {copy.choose}
        </Button>
      )}
    </FileButton>
  ) : (
    <FileButton accept={accept} onChange={(file) => onFiles(file === null ? [] : [file])}>
      {(props) => (
        <Button {...props} leftSection={icon}>
          {copy.chooseOne}
        </Button>
      )}
    </FileButton>
  );
}
