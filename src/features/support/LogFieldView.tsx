import { Alert, Button, FileButton, Input, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { support } from './support.copy.ts';
import classes from './support.module.css';

interface LogFieldViewProps {
  /** Why the last log was not replayed. */
  readonly problem: { readonly name: string; readonly why: string; readonly detail: string } | null;
  readonly onFile: (file: File) => void;
}

/** A button, and an area to drop a log on. */
export function LogFieldView({ problem, onFile }: LogFieldViewProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault(); // else the browser would leave the page for the file
    setIsOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    drag(event);
    const [file, ...others] = event.dataTransfer.files;
    setIsRefused(others.length > 0);
    if (file !== undefined && others.length === 0) onFile(file);
  };
  return (
    <section className={classes.open}>
      <Text>{support.lead}</Text>
      {problem === null ? null : (
        <Alert color="red" role="alert" title={support.failed(problem.name)}>
          {problem.why}
          {problem.detail === '' ? null : <p className={classes.code}>{problem.detail}</p>}
        </Alert>
      )}
      <Input.Wrapper
        label={support.file}
        labelElement="div"
        description={support.fileHelp}
        descriptionProps={{ id: `${id}-help` }}
        error={isRefused ? support.several : null}
        errorProps={{ role: 'alert' }}
        size="md"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard */}
        <div
          className={classes.drop}
          data-over={isOver || undefined}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={drop}
        >
          <FileButton onChange={(file) => file && onFile(file)}>
            {(button) => (
              <Button
                {...button}
                leftSection={<IconFileUpload size={18} />}
                aria-describedby={`${id}-help`}
              >
                {support.choose}
              </Button>
            )}
          </FileButton>
          <Text c="dimmed">{support.drop}</Text>
        </div>
      </Input.Wrapper>
    </section>
  );
}
