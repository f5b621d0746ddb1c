import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { type Ref, useState } from 'react';
import { MOST_KEYWORDS } from '#contract/searchFields.ts';
import { addedFrom, phrasesIn } from '#domain/topics/keywordList.ts';
import { keywordList as copy } from './copy/keywordList.ts';
import classes from './keywordList.module.css';
import { textOfFile } from './textOfFile.ts';
import { useKept } from './useKept.ts';

interface ListFormProps {
  /** BCP 47. */
  readonly language: string;
  /** The keywords that are there. */
  readonly known: readonly string[];
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onAdd: (added: readonly string[]) => void;
}

/** The same behind a button. */
export function KeywordList(props: ListFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <KeywordListForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
    </div>
  );
}

const FILE_MAX_BYTES = 20 * 1024 * 1024;

/** Null: it is no text, cannot be read, or is too large. */
async function listIn(file: File): Promise<string | null> {
  const found = await textOfFile(file, FILE_MAX_BYTES);
  if ('fault' in found || found.text.includes('\ufffd')) return null;
  return phrasesIn(found.text).join('\n');
}

interface KeywordListFormProps extends ListFormProps {
  /** Absent where the form stays open. */
  readonly onClose?: () => void;
}

/** Adds keywords from a list that is typed or pasted, or from a file of a keyword tool. */
export function KeywordListForm(props: KeywordListFormProps) {
  const { language, known, field, onAdd, onClose } = props;
  const [text, setText] = useKept(onClose === undefined ? 'keywords' : null, () => '');
  const [isUnreadable, setUnreadable] = useState(false);
  const { added, left } = addedFrom(text, known, MOST_KEYWORDS);
  const read = async (file: File | null) => {
    if (file === null) return;
    const list = await listIn(file);
    setUnreadable(list === null);
    if (list) setText((typed) => [typed, list].filter(Boolean).join('\n'));
  };
  const add = () => {
    onAdd(added);
    setText('');
    onClose?.();
  };
  return (
    <section className={classes.form} aria-label={copy.open}>
      <Textarea
        ref={field ?? null}
        label={copy.list}
        description={copy.listHelp}
        lang={language}
        dir="auto"
        autosize
        minRows={3}
        maxRows={10}
        autoFocus={onClose !== undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size="sm" c={isUnreadable ? 'red' : 'dimmed'} role="status">
        {isUnreadable
          ? copy.unreadable
          : text.trim() !== '' && copy.found(added.length, left, MOST_KEYWORDS)}
      </Text>
      <Group gap="xs">
        <Button size="compact-md" disabled={added.length === 0} onClick={add}>
          {copy.add(added.length)}
        </Button>
        <FileButton accept=".csv,.tsv,.txt" onChange={(file) => void read(file)}>
          {(button) => (
            <Button size="compact-md" variant="default" {...button}>
              {copy.file}
            </Button>
          )}
        </FileButton>
        {onClose === undefined ? null : (
          <Button size="compact-md" variant="subtle" color="gray" onClick={onClose}>
            {copy.close}
          </Button>
        )}
      </Group>
    </section>
  );
}
