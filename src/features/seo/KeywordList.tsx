import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MOST_KEYWORDS } from '#contract/searchFields.ts';
import { addedFrom, phrasesIn } from '#domain/topics/keywordList.ts';
import { keywordList as copy } from './score.copy.ts';
import classes from './score.module.css';

interface KeywordListProps {
  /** BCP 47. */
  readonly language: string;
  readonly keyphrase: string;
  readonly keywords: string;
  readonly onAdd: (keywords: string) => void;
}

/** Adds keywords from a list that is pasted, or from a file of a keyword tool. */
export function KeywordList(props: KeywordListProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ListForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
    </div>
  );
}

function ListForm(props: KeywordListProps & { readonly onClose: () => void }) {
  const { language, keyphrase, keywords, onAdd, onClose } = props;
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const { list, added, left } = addedFrom(text, { keyphrase, keywords });
  const read = async (file: File | null) => {
    const content = (await file?.text()) ?? '';
    const isText = !content.includes('\0') && !content.includes('\ufffd');
    setUnreadable(!isText);
    if (isText) setText((typed) => [typed, ...phrasesIn(content)].filter(Boolean).join('\n'));
  };
  const add = () => {
    onAdd(list);
    onClose();
  };
  return (
    <section className={classes.fields} aria-label={copy.open}>
      <Textarea
        label={copy.list}
        description={copy.listHelp}
        lang={language}
        dir="auto"
        autosize
        minRows={3}
        maxRows={10}
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size="sm" c={isUnreadable ? 'red' : 'dimmed'} role="status">
        {isUnreadable
          ? copy.unreadable
          : text.trim() !== '' && copy.found(added, left, MOST_KEYWORDS)}
      </Text>
      <Group gap="xs">
        <Button size="compact-md" disabled={added === 0} onClick={add}>
          {copy.add(added)}
        </Button>
        <FileButton accept=".csv,.tsv,.txt" onChange={(file) => void read(file)}>
          {(button) => (
            <Button size="compact-md" variant="default" {...button}>
              {copy.file}
            </Button>
          )}
        </FileButton>
        <Button size="compact-md" variant="subtle" color="gray" onClick={onClose}>
          {copy.close}
        </Button>
      </Group>
    </section>
  );
}
