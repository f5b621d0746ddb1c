import { ActionIcon, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { commandOf, shortcutOf } from '#src/editor/commands/shortcuts.ts';
import { commandTip } from '#src/editor/copy/editor.ts';
import { spellingTexts as copy } from '#src/editor/copy/spelling.ts';
import type { Mark } from '#src/editor/kernel/marks.ts';
import { FindingKindTag } from '#src/kit/edits/FindingKindTag.tsx';
import type { Icon } from '#src/kit/ui/icon.ts';

interface FindingViewProps {
  readonly mark: Mark;
  readonly canAdd: boolean;
  onGo(by: 1 | -1): void;
  onReplace(text: string): void;
  onIgnore(): void;
  onAdd(): void;
  onClose(): void;
}

const STEPS = { 'next-finding': 1, 'previous-finding': -1 } as const;

/** One finding: what is wrong, what may stand there instead, and the way to the others. */
export function FindingView(props: FindingViewProps) {
  const { mark, canAdd, onGo, onReplace, onIgnore, onAdd, onClose } = props;
  const { message, suggestions } = mark.finding;
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const chosen = isPlain ? suggestions[Number(event.key) - 1] : undefined;
    if (command === 'next-finding' || command === 'previous-finding') onGo(STEPS[command]);
    else if (chosen !== undefined) onReplace(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap="xs" onKeyDown={onKeyDown}>
      <Group gap={4} wrap="nowrap">
        <Box flex={1}>
          <FindingKindTag kind={mark.kind} />
        </Box>
        <Tool Glyph={IconChevronUp} command="previous-finding" onClick={() => onGo(-1)} />
        <Tool Glyph={IconChevronDown} command="next-finding" onClick={() => onGo(1)} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={copy.close}
          onClick={onClose}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <Text size="sm">{message}</Text>
      <Suggestions suggestions={suggestions} onReplace={onReplace} />
      <Group gap="xs">
        <Button
          {...SECONDARY}
          {...(suggestions.length === 0 ? { 'data-autofocus': true } : {})}
          onClick={onIgnore}
        >
          {copy.ignore}
        </Button>
        {canAdd && (
          <Button {...SECONDARY} onClick={onAdd}>
            {copy.add}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const SECONDARY = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;

interface ToolProps {
  readonly Glyph: Icon;
  readonly command: keyof typeof STEPS;
  onClick(): void;
}

function Tool({ Glyph, command, onClick }: ToolProps) {
  const name = STEPS[command] === 1 ? copy.next : copy.previous;
  const shortcut = shortcutOf(command);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={name}
      aria-keyshortcuts={shortcut?.aria}
      title={commandTip(name, shortcut?.text)}
      onClick={onClick}
    >
      <Glyph size={16} />
    </ActionIcon>
  );
}

type SuggestionsProps = Pick<FindingViewProps, 'onReplace'> & {
  readonly suggestions: readonly string[];
};

function Suggestions({ suggestions, onReplace }: SuggestionsProps) {
  if (suggestions.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {copy.noSuggestion}
      </Text>
    );
  return (
    <ol className="article-suggestions">
      {suggestions.map((text, at) => (
        <li key={text}>
          <Button
            fullWidth
            size="compact-md"
            variant="light"
            justify="start"
            {...(at === 0 ? { 'data-autofocus': true } : {})}
            aria-keyshortcuts={String(at + 1)}
            leftSection={<kbd className="article-toolbar-keys">{at + 1}</kbd>}
            onClick={() => onReplace(text)}
          >
            {text === '' ? copy.remove : text}
          </Button>
        </li>
      ))}
    </ol>
  );
}
