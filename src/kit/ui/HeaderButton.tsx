import { ActionIcon, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import type { ComponentProps } from 'react';
import type { Icon } from '@tabler/icons-react';

interface HeaderButtonProps
  extends Pick<
    ComponentProps<typeof ActionIcon<'button'>>,
    'onClick' | 'onMouseDown' | 'disabled'
  > {
  readonly name: string;
  readonly icon: Icon;
  /** For a button that shows and hides something. */
  readonly isExpanded?: boolean;
}

/** An icon in the header of an article; its name is read out, and shown to who points at it. */
export function HeaderButton({ name, icon: Glyph, isExpanded, ...button }: HeaderButtonProps) {
  return (
    <Tooltip label={name} events={{ hover: true, focus: true, touch: false }} openDelay={300}>
      <ActionIcon
        variant={isExpanded ? 'light' : 'subtle'}
        color="gray"
        c="inherit"
        size={40}
        aria-label={name}
        aria-expanded={isExpanded}
        {...button}
      >
        <Glyph size={20} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
