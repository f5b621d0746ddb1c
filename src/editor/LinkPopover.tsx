import { Button, Group, Popover, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { linkTexts } from '#src/copy/editor.ts';
import { hrefOf } from './html/href.ts';

export interface LinkDraft {
  /** The address that the text has now; null for text without a link. */
  readonly href: string | null;
  /** Where the text is, relative to the editor. */
  readonly left: number;
  readonly top: number;
}

interface LinkPopoverProps {
  readonly draft: LinkDraft;
  onApply(href: string | null): void;
  onClose(): void;
}

/** Asks for the address of a link, beside the text it is about. */
export function LinkPopover({ draft, onApply, onClose }: LinkPopoverProps) {
  const [typed, setTyped] = useState(draft.href ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = hrefOf(typed);
    if (href === null) setWrong(true);
    else onApply(href);
  };
  return (
    <Popover
      opened
      onClose={onClose}
      onDismiss={onClose}
      position="bottom-start"
      trapFocus
      withRoles={false}
      shadow="md"
      width="min(22rem, calc(100vw - 2rem))"
    >
      <Popover.Target>
        <span className="article-link-anchor" style={{ left: draft.left, top: draft.top }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={linkTexts.title}>
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
            {draft.href !== null && (
              <>
                <Button
                  component="a"
                  href={draft.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant="subtle"
                  size="xs"
                >
                  {linkTexts.open}
                </Button>
                <Button variant="subtle" size="xs" color="gray" onClick={() => onApply(null)}>
                  {linkTexts.remove}
                </Button>
              </>
            )}
            <Button type="submit" size="xs">
              {linkTexts.apply}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
