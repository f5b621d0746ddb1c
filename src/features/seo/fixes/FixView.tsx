import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SearchFields } from '#contract/article/article.schema.ts';
import type { FieldName } from '#domain/article/searchFields.ts';
import type { FixChange } from '#domain/seo/report/report.ts';
import { attributeIn, escapeText } from '#html/escape.ts';
import { slotLines } from '#html/slot.ts';
import { DiffText } from '#src/kit/diff/DiffText.tsx';
import { isAtomic } from '#src/kit/diff/wordDiff.ts';
import { fixes as copy } from './fixes.copy.ts';
import classes from './fixes.module.css';

interface FixViewProps {
  readonly name: string;
  readonly change: FixChange;
  /** What a slot asks for. */
  readonly slot: string;
  /** The search fields as they are. */
  readonly fields: SearchFields;
  readonly onApply: () => void;
  readonly onLeave: () => void;
}

/** A change as a difference, before it is made. */
export function FixView({ name, change, slot, fields, onApply, onLeave }: FixViewProps) {
  return (
    <section className={classes.card} aria-label={copy.of(name)}>
      <div className={classes.text} dir="auto">
        <Difference {...{ change, slot, fields }} />
      </div>
      <Text size="xs" c="dimmed">
        {change.type === 'slot' ? copy.freeSlot : copy.free}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" onClick={onApply}>
          {copy.apply}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onLeave}>
          {copy.discard}
        </Button>
      </Group>
    </section>
  );
}

const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;

type DifferenceProps = Pick<FixViewProps, 'change' | 'slot' | 'fields'>;

function Difference({ change, slot, fields }: DifferenceProps): ReactNode {
  switch (change.type) {
    case 'fields':
      return Object.entries(change.fields).map(([field, text]) => (
        <div key={field}>
          <Text size="xs" fw={600}>
            {copy.field(field as FieldName)}
          </Text>
          <DiffText before={paragraph(fields[field as FieldName])} after={paragraph(text)} />
        </div>
      ));
    case 'blocks':
      return <DiffText {...texts(change)} />;
    case 'behind':
      return <DiffText before="" after={change.now.join('')} />;
    case 'slot':
      return (
        <>
          <p>{copy.slot}</p>
          <DiffText before="" after={slotLines(slot).map(paragraph).join('')} />
        </>
      );
  }
}

/** Of an image, its description is what changes. */
function texts({ was, now }: Extract<FixChange, { readonly type: 'blocks' }>) {
  if (!isAtomic(was.html)) return { before: was.html, after: now.join('') };
  const altOf = (html: string) => paragraph(attributeIn(html, 'alt') ?? '');
  return { before: altOf(was.html), after: now.map(altOf).join('') };
}
