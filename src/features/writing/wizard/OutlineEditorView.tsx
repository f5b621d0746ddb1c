import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import {
  type Flaw,
  moved,
  type Sections,
  withChange,
  withNewBehind,
} from '#domain/writing/plan.ts';
import { OutlineSectionView } from './OutlineSectionView.tsx';
import { useOutlineFocus } from './useOutlineFocus.ts';
import { outlineTexts as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

interface OutlineEditorViewProps {
  readonly sections: Sections;
  /** Why it cannot be written, once that was tried; else null. */
  readonly flaw: Flaw | null;
  /** Whether the sections were planned without a model. */
  readonly isWithoutModel: boolean;
  readonly hint: ReactNode;
  readonly onChange: (sections: Sections) => void;
}

/** The sections of the article, to be changed before it is written. */
export function OutlineEditorView(props: OutlineEditorViewProps) {
  const { sections, flaw, isWithoutModel, onChange } = props;
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<Sections | null>(null);
  const { start, list, focusOn } = useOutlineFocus();
  const edit = (next: Sections, focusAt: number | null = null, text = '') => {
    setBefore(null);
    setSaid(text);
    onChange(next);
    if (focusAt !== null) focusOn(focusAt);
  };
  const move = (at: number, by: -1 | 1) => {
    const to = at + by;
    if (to < 0 || to >= sections.length) return;
    edit(moved(sections, at, by), to, copy.moved(to + 1, sections.length));
  };
  const remove = (at: number) => {
    const { heading = '' } = sections[at] ?? {};
    edit(sections.toSpliced(at, 1), Math.max(0, at - 1), copy.removed(heading.trim()));
    setBefore(sections);
  };
  const add = (at: number) => edit(withNewBehind(sections, at), at + 1);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" ref={start} tabIndex={-1}>
        {copy.lead} {isWithoutModel && copy.notesLead}
      </Text>
      {props.hint}
      <ol className={classes.sections} ref={list}>
        {sections.map((section, at) => (
          <OutlineSectionView
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and a section has no other identity
            key={at}
            {...{ section, at, of: sections.length }}
            error={flaw?.at === at ? copy.flaws[flaw.what] : null}
            onChange={(change) => edit(withChange(sections, at, change))}
            onMove={(by) => move(at, by)}
            onAdd={() => add(at)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => add(sections.length - 1)}
        >
          {copy.add}
        </Button>
        <span role="status" className={classes.status}>
          {said}
        </span>
        {before !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => edit(before)}>
            {copy.undo}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" visibleFrom="sm">
        {copy.keys}
      </Text>
    </Stack>
  );
}
