import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '#src/editor/codec/href.ts';
import { linkTexts } from '#src/editor/copy/editor.ts';
import { linkAt, withLink } from '#src/editor/kernel/commands.ts';
import type { LinkTarget } from '#src/editor/kernel/SessionContext.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { CaretPopover } from '#src/editor/panels/CaretPopover.tsx';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';

/** Asks for the address of a link, beside its text. */
export function LinkPopover({ session, cell, root, onClose }: PanelProps) {
  const [draft] = useState(() => {
    const here = cell.current?.isCurrent() ? cell.current : null;
    return here?.link() ?? selectedText(session);
  });
  const onApply = (href: string | null) => {
    draft.apply(href);
    onClose();
  };
  const [typed, setTyped] = useState(draft.href ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = hrefOf(typed);
    if (href === null) setWrong(true);
    else onApply(href);
  };
  return (
    <CaretPopover
      root={root}
      onClose={onClose}
      label={linkTexts.title}
      width="min(22rem, calc(100vw - 2rem))"
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          type="url"
          inputMode="url"
          autoComplete="off"
          label={linkTexts.address}
          placeholder={linkTexts.addressExample}
          value={typed}
          error={isWrong && linkTexts.invalidAddress}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Group mt="sm" gap="xs" justify="flex-end">
          {draft.href !== null && <LinkActions href={draft.href} onRemove={() => onApply(null)} />}
          <Button type="submit" size="xs">
            {linkTexts.apply}
          </Button>
        </Group>
      </form>
    </CaretPopover>
  );
}

/** The actions for an existing link. */
function LinkActions({ href, onRemove }: { readonly href: string; onRemove(): void }) {
  return (
    <>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        variant="subtle"
        size="xs"
      >
        {linkTexts.open}
      </Button>
      <Button variant="subtle" size="xs" color="gray" onClick={onRemove}>
        {linkTexts.remove}
      </Button>
    </>
  );
}

function selectedText(session: EditorSession): LinkTarget {
  // The selection moves with its words when text arrives meanwhile.
  const apply = (next: string | null) => session.change(withLink(session.state(), next));
  return { href: linkAt(session.state())?.href ?? null, apply };
}
