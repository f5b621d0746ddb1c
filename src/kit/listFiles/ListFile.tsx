import { Button, FileButton, Text } from '@mantine/core';
import { IconFileTypeCsv, IconX } from '@tabler/icons-react';
import classes from '../lists/tablePage.module.css';
import { EncodingField } from './EncodingField.tsx';

interface ListFileProps {
  readonly copy: { readonly file: string; readonly fileHelp: string };
  readonly isReading: boolean;
  /** Why the last file was not read; null if it was. */
  readonly refusal: string | null;
  readonly onFile: (file: File) => void;
}

/** The button that reads a list from a file, beside what such a file is. */
export function ListFile({ copy, isReading, refusal, onFile }: ListFileProps) {
  return (
    <div className={classes.list}>
      <FileButton
        onChange={(file) => file !== null && onFile(file)}
        accept=".csv,.tsv,.txt,text/csv"
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            loading={isReading}
            leftSection={<IconFileTypeCsv size={18} />}
          >
            {copy.file}
          </Button>
        )}
      </FileButton>
      <Text
        size="sm"
        c={refusal === null ? 'dimmed' : 'red'}
        role={refusal === null ? undefined : 'alert'}
      >
        {refusal ?? copy.fileHelp}
      </Text>
    </div>
  );
}

interface ChosenListProps {
  /** The name of the file, and how much it has. */
  readonly said: string;
  /** What of it is not used. */
  readonly notes?: readonly string[];
  /** How its letters were read; null: the file says it. */
  readonly encoding: string | null;
  /** Why it could not be read in another encoding; null if it was not tried, or could. */
  readonly refusal: string | null;
  readonly isReading: boolean;
  /** Null: the file cannot be read again. */
  readonly onEncoding: ((encoding: string) => void) | null;
  readonly dropLabel: string;
  readonly onDrop: () => void;
}

/** A list that was read, in place of what would be typed. */
export function ChosenList(props: ChosenListProps) {
  const { said, notes = [], encoding, refusal, isReading, onEncoding, dropLabel, onDrop } = props;
  return (
    <div className={classes.list}>
      <Text size="sm">
        {said}
        {notes.length === 0 ? null : (
          <Text span size="sm" c="dimmed">
            {`. ${notes.join(' ')}`}
          </Text>
        )}
      </Text>
      {onEncoding === null ? null : (
        <EncodingField {...{ encoding }} isDisabled={isReading} onChange={onEncoding} />
      )}
      {refusal === null ? null : (
        <Text size="sm" c="red" role="alert">
          {refusal}
        </Text>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconX size={16} />}
        onClick={onDrop}
      >
        {dropLabel}
      </Button>
    </div>
  );
}
