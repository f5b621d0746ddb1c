import { ActionIcon, Button, Group, ScrollArea, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/ScrollArea.css';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { SavedPrompt } from '#contract/session/user.schema.ts';
import { promptTexts as copy } from '../copy/prompts.ts';
import classes from './savedPrompts.module.css';

interface SavedPromptsViewProps {
  readonly text: string;
  readonly prompts: readonly SavedPrompt[];
  readonly onChoose: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onReplace: (prompt: SavedPrompt) => void;
  readonly onRemove: (prompt: SavedPrompt) => void;
}

export function SavedPromptsView(props: SavedPromptsViewProps) {
  const { prompts, onChoose, onSave, onReplace, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useId();
  const text = props.text.trim();
  const chosen = prompts.find(({ id }) => id === chosenId);
  const isSaved = prompts.some((prompt) => prompt.text === text);
  const canSave = text !== '' && !isSaved;
  const choose = ({ id, text: own }: SavedPrompt) => {
    setChosenId(id);
    setOpen(false);
    onChoose(own);
  };
  return (
    <div className={classes.prompts}>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={prompts.length === 0}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.saved(prompts.length)}
        </Button>
        {canSave && chosen !== undefined && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onReplace({ id: chosen.id, text })}
          >
            {copy.replace}
          </Button>
        )}
        {canSave && (
          <Button size="compact-sm" variant="default" onClick={() => onSave(text)}>
            {chosen === undefined ? copy.save : copy.saveAsNew}
          </Button>
        )}
      </Group>
      {isOpen && prompts.length > 0 && (
        <List id={list} prompts={prompts} onChoose={choose} onRemove={onRemove} />
      )}
    </div>
  );
}

interface ListProps extends Pick<SavedPromptsViewProps, 'prompts' | 'onRemove'> {
  readonly id: string;
  readonly onChoose: (prompt: SavedPrompt) => void;
}

const List = ({ id, prompts, onChoose, onRemove }: ListProps) => (
  <ScrollArea.Autosize mah={240} mt={6} className={classes.list}>
    <ul id={id} aria-label={copy.list}>
      {prompts.map((prompt) => (
        <li key={prompt.id}>
          <UnstyledButton className={classes.choice} dir="auto" onClick={() => onChoose(prompt)}>
            {prompt.text}
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={copy.remove(prompt.text)}
            onClick={() => onRemove(prompt)}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  </ScrollArea.Autosize>
);
