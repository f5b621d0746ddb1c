import { ActionIcon, Group, Textarea, TextInput, Tooltip } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Tooltip.css';
import {
  IconArrowDown,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  type IconProps,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType, KeyboardEvent } from 'react';
import type { PlannedSection } from '#domain/writing/plan.ts';
import { outlineTexts as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

interface OutlineSectionViewProps {
  readonly section: PlannedSection;
  /** Counts the sections from 0. */
  readonly at: number;
  readonly of: number;
  /** Why it cannot be written; null if it can. */
  readonly error: string | null;
  onChange(change: Partial<PlannedSection>): void;
  onMove(by: -1 | 1): void;
  onAdd(): void;
  onRemove(): void;
}

/** What the keys do in a heading; false: what they always do. */
const KEYS: Readonly<Record<string, (props: OutlineSectionViewProps) => boolean>> = {
  'Alt+ArrowUp': ({ onMove }) => done(() => onMove(-1)),
  'Alt+ArrowDown': ({ onMove }) => done(() => onMove(1)),
  Enter: ({ onAdd }) => done(onAdd),
  Backspace({ section: { heading, notes }, of, onRemove }) {
    const isEmpty = heading === '' && notes === '' && of > 1;
    return isEmpty && done(onRemove);
  },
};
function done(act: () => void): true {
  act();
  return true;
}

/** One section of the outline: its heading, what it has to say, and what can be done with it. */
export function OutlineSectionView(props: OutlineSectionViewProps) {
  const { section, at, error, onChange } = props;
  const { heading, notes, isPart } = section;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = KEYS[`${event.altKey ? 'Alt+' : ''}${event.key}`];
    if (act === undefined || event.nativeEvent.isComposing || !act(props)) return;
    event.preventDefault();
  };
  return (
    <li data-part={isPart || undefined}>
      <div className={classes.row}>
        <TextInput
          className={classes.heading ?? ''}
          data-heading={at}
          aria-label={copy.heading(at + 1)}
          placeholder={copy.headingExample}
          error={error}
          dir="auto"
          value={heading}
          onChange={(event) => onChange({ heading: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <Tools {...props} />
      </div>
      <Textarea
        mt={8}
        autosize
        minRows={1}
        maxRows={12}
        size="sm"
        dir="auto"
        aria-label={copy.notes(at + 1)}
        placeholder={copy.notesExample}
        value={notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </li>
  );
}

function Tools({ section, at, of, onChange, onMove, onRemove }: OutlineSectionViewProps) {
  const { isPart } = section;
  const number = at + 1;
  return (
    <Group gap={2}>
      <Tool
        label={copy.up(number)}
        icon={IconArrowUp}
        isDisabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <Tool
        label={copy.down(number)}
        icon={IconArrowDown}
        isDisabled={number === of}
        onClick={() => onMove(1)}
      />
      <Tool
        label={isPart ? copy.asSection(number) : copy.asPart(number)}
        icon={isPart ? IconIndentDecrease : IconIndentIncrease}
        isDisabled={at === 0 && !isPart}
        onClick={() => onChange({ isPart: !isPart })}
      />
      <Tool label={copy.remove(number)} icon={IconTrash} isDisabled={of === 1} onClick={onRemove} />
    </Group>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly isDisabled: boolean;
  onClick(): void;
}

const Tool = ({ label, icon: Icon, isDisabled, onClick }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      className={classes.tool ?? ''}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-disabled={isDisabled}
      data-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
