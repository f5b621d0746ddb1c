import '@mantine/core/styles/Combobox.css';
import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { type ProposedTask, TONES } from '#contract/lib/tasks.ts';
import { ARTICLE_LANGUAGES } from '#domain/article/languages.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { proposalTexts, toneNames } from '#src/editor/copy/proposals.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import type { ProposalAsked } from './WritingContext.ts';

type Task = ProposalAsked['task'];

interface TaskMenuProps {
  readonly hasSelection: boolean;
  /** What can be proposed. */
  readonly tasks: readonly ProposedTask[];
  /** The article is being written, so that it cannot be saved for a task. */
  readonly isBusy: boolean;
  onChoose(task: Task): void;
}

/** The tasks for what is selected; at the cursor, those for the text around it and for the whole article. */
export function TaskMenu({ hasSelection, tasks, isBusy, onChoose }: TaskMenuProps) {
  const [asking, setAsking] = useState<'changeTone' | 'translate' | null>(null);
  if (asking === 'changeTone') return <Tones onChoose={onChoose} />;
  if (asking === 'translate') return <Languages onChoose={onChoose} />;
  const choose = (name: ProposedTask) =>
    name === 'changeTone' || name === 'translate' ? setAsking(name) : onChoose({ name });
  const offered = tasks.filter((name) => hasSelection === (PROPOSALS[name].scope === 'selection'));
  return (
    <Group mt="xs" gap={6} role="group" aria-label={proposalTexts.tasks}>
      {offered.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          fw={500}
          disabled={isBusy}
          onClick={() => choose(name)}
        >
          {taskNames[name]}
        </Button>
      ))}
    </Group>
  );
}

function Tones({ onChoose }: Pick<TaskMenuProps, 'onChoose'>) {
  return (
    <Group mt="xs" gap={6} role="group" aria-label={proposalTexts.tone}>
      <Text size="sm">{proposalTexts.tone}</Text>
      {TONES.map((tone, at) => (
        <Button
          key={tone}
          size="compact-sm"
          variant="default"
          autoFocus={at === 0}
          onClick={() => onChoose({ name: 'changeTone', tone })}
        >
          {toneNames[tone]}
        </Button>
      ))}
    </Group>
  );
}

function Languages({ onChoose }: Pick<TaskMenuProps, 'onChoose'>) {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return (
    <Select
      mt="xs"
      size="xs"
      autoFocus
      searchable
      label={proposalTexts.language}
      data={ARTICLE_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
      comboboxProps={{ withinPortal: false }}
      onChange={(language) => language !== null && onChoose({ name: 'translate', language })}
    />
  );
}
