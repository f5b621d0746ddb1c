import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { FindingKind } from '#domain/spelling/finding.ts';
import { diffMarks } from '#src/kit/copy/diff.ts';
import { editsTexts as copy } from './edits.copy.ts';
import classes from './edits.module.css';
import { FindingKindTag } from './FindingKindTag.tsx';

/** An edit with what is said of it. */
export interface LabelledEdit extends TextEdit {
  readonly label: string;
  /** Of a finding of the checker. */
  readonly finding?: FindingKind;
  /** What tells it from others when it has moved; without one, its place does. */
  readonly id?: string;
}

interface TextEditsViewProps {
  readonly edits: readonly LabelledEdit[];
  /** False for people who may only read. */
  readonly canChange: boolean;
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (edits: readonly TextEdit[]) => void;
  /** One was left, for those who remember it, and leave it out of `edits` then. */
  readonly onLeave?: (edit: LabelledEdit) => void;
}

/** As many as one looks through; further ones come when these are done. */
const SHOWN = 30;

const keyOf = ({ blockId, unit, start, was, now, id }: LabelledEdit): string =>
  id ?? `${blockId}/${unit}/${start}/${was}/${now}`;

/** Small changes of the text, each as a difference: to look at, to make, or to leave. */
export function TextEditsView(props: TextEditsViewProps) {
  const { edits, canChange, onShow, onChange, onLeave } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = edits.filter((edit) => !left.has(keyOf(edit)));
  const possible = open.filter(({ now }) => now !== null);
  return (
    <div>
      {canChange && possible.length > 1 && (
        <Button size="compact-sm" variant="default" mb="xs" onClick={() => onChange(possible)}>
          {copy.all(possible.length)}
        </Button>
      )}
      <ul className={classes.edits}>
        {open.slice(0, SHOWN).map((edit) => (
          <li key={keyOf(edit)}>
            <span className={classes.label}>
              {edit.finding === undefined ? null : <FindingKindTag kind={edit.finding} />}{' '}
              {edit.label}
            </span>
            <button
              type="button"
              className={classes.place}
              title={copy.show(edit.was)}
              onClick={() => onShow(edit)}
            >
              <Difference {...edit} />
            </button>
            {canChange && (
              <div className={classes.row}>
                <Choices
                  edit={edit}
                  onChange={() => onChange([edit])}
                  onLeave={() => {
                    if (onLeave === undefined) setLeft(new Set([...left, keyOf(edit)]));
                    else onLeave(edit);
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {open.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {copy.more(open.length - SHOWN)}
        </Text>
      )}
    </div>
  );
}

function Difference({ was, now }: TextEdit) {
  if (now === null) return was;
  return (
    <>
      <del>
        <VisuallyHidden>{diffMarks.removed}</VisuallyHidden>
        {was}
      </del>{' '}
      {now === '' ? null : (
        <ins>
          <VisuallyHidden>{diffMarks.added}</VisuallyHidden>
          {now}
        </ins>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly edit: TextEdit;
  readonly onChange: () => void;
  readonly onLeave: () => void;
}

const Choices = ({ edit: { was, now }, onChange, onLeave }: ChoicesProps) => (
  <>
    {now === null ? null : (
      <Button
        size="compact-sm"
        variant="light"
        aria-label={copy.changeIt(was, now)}
        onClick={onChange}
      >
        {copy.change}
      </Button>
    )}
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      aria-label={copy.dismissIt(was)}
      onClick={onLeave}
    >
      {copy.dismiss}
    </Button>
  </>
);
