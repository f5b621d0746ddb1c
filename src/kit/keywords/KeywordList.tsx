import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { type Ref, useState } from 'react';
import { MOST_KEYWORDS } from '#contract/article/searchFields.ts';
import { addedFrom, phrasesIn } from '#domain/topics/keywordList.ts';
import { keywordList as copy } from '../copy/keywordList.ts';
import { textOfFile } from '../listFiles/textOfFile.ts';
import { useKept } from '../useKept.ts';
import classes from './keywordList.module.css';

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

/** Why nothing of a file is taken: it is no text, cannot be read, or is too large; or no column of a table is known to be one of keywords. */
type Refusal = 'unreadable' | 'table';

async function listIn(
  file: File,
): Promise<{ readonly list: string } | { readonly refusal: Refusal }> {
  const found = await textOfFile(file, FILE_MAX_BYTES);
  if ('fault' in found || found.text.includes('\ufffd')) return { refusal: 'unreadable' };
  const phrases = phrasesIn(found.text, { isFile: true });
  return phrases === null ? { refusal: 'table' } : { list: phrases.join('\n') };
}

interface KeywordListFormProps extends ListFormProps {
  /** Absent where the form stays open. */
  readonly onClose?: () => void;
}

/** Adds keywords from a list that is typed or pasted, or from a file of a keyword tool. */
export function KeywordListForm(props: KeywordListFormProps) {
  const { language, known, field, onAdd, onClose } = props;
  const [text, setText] = useKept(onClose === undefined ? 'keywords' : null, () => '');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { added, left, isTable } = addedFrom(text, known, MOST_KEYWORDS);
  const wrong = refusal ?? (isTable ? 'table' : null);
  const read = async (file: File | null) => {
    if (file === null) return;
    const read = await listIn(file);
    setRefusal('refusal' in read ? read.refusal : null);
    if ('list' in read) setText((typed) => [typed, read.list].filter(Boolean).join('\n'));
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
        onChange={(event) => {
          setRefusal(null);
          setText(event.currentTarget.value);
        }}
      />
      <Text size="sm" c={wrong === null ? 'dimmed' : 'red'} role="status">
        {wrong === null
          ? text.trim() !== '' && copy.found(added.length, left, MOST_KEYWORDS)
          : copy[wrong]}
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
