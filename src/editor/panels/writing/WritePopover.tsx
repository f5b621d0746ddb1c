import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ProposedTask } from '#contract/lib/tasks.ts';
import { PASSAGE_INSTRUCTION_MAX_CHARS } from '#contract/writing/content.route.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import { needsBlocks, PROPOSALS, placeInArticle } from '#domain/writing/proposals.ts';
import { writeTexts } from '#src/editor/copy/editor.ts';
import { CaretPopover } from '#src/editor/panels/CaretPopover.tsx';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { ProposalCard } from './ProposalCard.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import { type ProposalAsked, useWriter, type Writer } from './WritingContext.ts';

const QUOTE_CHARS = 80;

type Task = ProposalAsked['task'];

/** Offers to write at the cursor, or to change the selected text; then shows what is proposed. */
export function WritePopover({ session, root, onClose }: PanelProps) {
  const writer = useWriter();
  const { proposal } = writer;
  const [{ place, selectedText }] = useState(session.passage);
  useClosing(proposal?.id ?? null, onClose);
  const hasSelection = selectedText !== '';
  const ask = (instruction: string) => {
    writer.ask({ place, instruction });
    onClose();
  };
  const propose = (task: Task) => {
    const isForArticle = PROPOSALS[task.name].scope === 'article';
    const chosen = isForArticle ? placeInArticle(task.name, session.body()) : place;
    writer.propose({ task, place: chosen });
  };
  return (
    <CaretPopover
      root={root}
      onClose={onClose}
      label={hasSelection ? writeTexts.replace : writeTexts.insert}
      width="min(30rem, calc(100vw - 2rem))"
      closeOnEscape={proposal === null}
    >
      {proposal !== null ? (
        <ProposalCard
          key={proposal.id}
          {...writer}
          proposal={proposal}
          onRetry={() =>
            // The one that is shown is kept until the next one is being written.
            writer.propose({ task: proposal.task, place: proposal.place, replaces: proposal.id })
          }
        />
      ) : (
        <>
          {hasSelection && (
            <Text size="sm" c="dimmed" mb="xs">
              {writeTexts.replaces(quoted(selectedText))}
            </Text>
          )}
          {writer.hasModel && <WriteForm {...writer} hasSelection={hasSelection} onAsk={ask} />}
          <TaskMenu
            {...{ hasSelection, tasks: tasksFor(writer.tasks, place), isBusy: writer.isBusy }}
            onChoose={propose}
          />
          <Stack gap={4} mt="sm">
            {writer.cost}
            {writer.hint}
          </Stack>
        </>
      )}
    </CaretPopover>
  );
}

const tasksFor = (tasks: readonly ProposedTask[], { type }: PassagePlace) =>
  type === 'within' ? tasks.filter((name) => !needsBlocks(name)) : tasks;

/** Closes the panel once its proposal was accepted or discarded. */
function useClosing(proposalId: string | null, onClose: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (proposalId === null && wasOpen.current) onClose();
    wasOpen.current = proposalId !== null;
  }, [proposalId, onClose]);
}

interface WriteFormProps extends Pick<Writer, 'isBusy' | 'prompts'> {
  readonly hasSelection: boolean;
  onAsk(instruction: string): void;
}

function WriteForm({ hasSelection, isBusy, prompts, onAsk }: WriteFormProps) {
  const [instruction, setInstruction] = useState('');
  const texts = hasSelection ? writeTexts.overSelection : writeTexts.atCaret;
  const isAskable = !isBusy && instruction.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAskable) onAsk(instruction.trim());
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Textarea
          data-autofocus
          autosize
          flex={1}
          minRows={1}
          maxRows={8}
          maxLength={PASSAGE_INSTRUCTION_MAX_CHARS}
          label={texts.question}
          value={instruction}
          onChange={(event) => setInstruction(event.currentTarget.value)}
          onKeyDown={submitOnEnter}
        />
        <Button type="submit" disabled={!isAskable}>
          {texts.submit}
        </Button>
      </Group>
      {prompts({ text: instruction, onChoose: setInstruction })}
      <Text size="xs" c="dimmed" mt={6}>
        {isBusy ? writeTexts.isBusy : writeTexts.undoHint}
      </Text>
    </form>
  );
}

/** Enter submits, as in a chat; Shift+Enter inserts a line. */
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
