import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { type FileRefusal, fileRefusal, IMPORT_EXTENSIONS } from '#domain/transfer/importFile.ts';
import type { ImportSource } from '#store/transfer/importSource.ts';
import { importing } from './importing.copy.ts';
import classes from './importing.module.css';
import type { SourceFieldProps } from './sourceField.ts';

interface FileFieldViewProps extends SourceFieldProps {
  readonly keep: (file: File) => string;
}

/** A button, and an area to drop a file on. A file that cannot be read is refused at once. */
export function FileFieldView({ source, problem, isReading, keep, onChange }: FileFieldViewProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<FileRefusal | 'several' | null>(null);
  const choose = (file: File | null | undefined, isOne = true) => {
    if (!file || isReading) return;
    const refused = isOne ? fileRefusal(file) : 'several';
    setRefusal(refused);
    const chosen = { name: file.name, size: file.size };
    onChange({ file: refused === null ? { id: keep(file), ...chosen } : null });
  };
  const error = refusal === null ? problem : importing.refusals[refusal];
  return (
    <Input.Wrapper
      label={importing.file}
      labelElement="div"
      description={importing.fileHelp}
      descriptionProps={{ id: `${id}-help` }}
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      size="md"
      required
    >
      <DropArea file={source.file} choose={choose}>
        <FileButton accept={IMPORT_EXTENSIONS} onChange={(file) => choose(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconFileUpload size={18} />}
              aria-describedby={`${id}-help${error === null ? '' : ` ${id}-error`}`}
              aria-invalid={error !== null}
            >
              {source.file === null ? importing.choose : importing.chooseOther}
            </Button>
          )}
        </FileButton>
      </DropArea>
    </Input.Wrapper>
  );
}

interface DropAreaProps {
  readonly file: ImportSource['file'];
  readonly choose: (file: File | undefined, isOne: boolean) => void;
  readonly children: ReactNode;
}

function DropArea({ file, choose, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault(); // else the browser would leave the page for the file
    setIsOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    drag(event);
    const { files } = event.dataTransfer;
    choose(files[0], files.length === 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      {file === null ? null : <Text fw={550}>{importing.chosen(file.name, file.size)}</Text>}
      <Group gap="xs" justify="center">
        {children}
        <Text c="dimmed">{importing.drop}</Text>
      </Group>
    </div>
  );
}
