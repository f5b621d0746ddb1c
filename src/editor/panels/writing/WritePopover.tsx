import { Button, Group, Text, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { PASSAGE_INSTRUCTION_MAX_CHARS } from '#contract/content.route.ts';
import { writeTexts } from '#src/editor/copy/editor.ts';
import { CaretPopover } from '#src/editor/panels/CaretPopover.tsx';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { useWriter } from './WritingContext.ts';

const QUOTE_CHARS = 80;

/** Asks what is to be written at the caret, or to become of the selected text. */
export function WritePopover({ session, root, onClose }: PanelProps) {
  const writer = useWriter();
  const [{ place, selectedText }] = useState(session.passage);
  const ask = (instruction: string) => {
    writer?.ask({ place, instruction });
    onClose();
  };
  return (
    <CaretPopover
      root={root}
      onClose={onClose}
      label={selectedText === '' ? writeTexts.insert : writeTexts.replace}
      width="min(26rem, calc(100vw - 2rem))"
    >
      {writer === null ? (
        <>
          <Text size="sm">{writeTexts.noModel}</Text>
          <Button mt="sm" size="xs" variant="default" onClick={onClose}>
            {writeTexts.close}
          </Button>
        </>
      ) : (
        <WriteForm
          selectedText={selectedText}
          isBusy={writer.isBusy}
          cost={writer.cost}
          onAsk={ask}
        />
      )}
    </CaretPopover>
  );
}

interface WriteFormProps {
  readonly selectedText: string;
  readonly isBusy: boolean;
  readonly cost: ReactNode;
  onAsk(instruction: string): void;
}

function WriteForm({ selectedText, isBusy, cost, onAsk }: WriteFormProps) {
  const [instruction, setInstruction] = useState('');
  const texts = selectedText === '' ? writeTexts.atCaret : writeTexts.overSelection;
  const isAskable = !isBusy && instruction.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAskable) onAsk(instruction.trim());
  };
  return (
    <form onSubmit={submit}>
      {selectedText !== '' && (
        <Text size="sm" c="dimmed" mb="xs">
          {writeTexts.replaces(quoted(selectedText))}
        </Text>
      )}
      <Textarea
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={PASSAGE_INSTRUCTION_MAX_CHARS}
        label={texts.question}
        value={instruction}
        onChange={(event) => setInstruction(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <Group mt="xs" gap="xs" role="group" aria-label={writeTexts.suggestions}>
        {texts.suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            onClick={() => onAsk(suggestion)}
          >
            {suggestion}
          </Button>
        ))}
      </Group>
      <Group mt="sm" gap="xs" justify="space-between">
        <div style={{ flex: 1 }}>
          <Text size="xs" c="dimmed">
            {isBusy ? writeTexts.isBusy : writeTexts.undoHint}
          </Text>
          {isBusy ? null : cost}
        </div>
        <Button type="submit" size="xs" disabled={!isAskable}>
          {texts.submit}
        </Button>
      </Group>
    </form>
  );
}

/** Enter asks, as in a chat; Shift+Enter is a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function quoted(text: string): string {
  const words = text.replace(/\s+/g, ' ');
  if (words.length <= QUOTE_CHARS) return words;
  const half = QUOTE_CHARS / 2;
  return `${words.slice(0, half).trimEnd()} … ${words.slice(-half).trimStart()}`;
}
