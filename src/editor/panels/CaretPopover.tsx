import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { caretPlace, selectedRange } from './caretPlace.ts';
import { showSelected } from './highlights.ts';
import type { PanelProps } from './panelProps.ts';

interface CaretPopoverProps extends Pick<PanelProps, 'root' | 'onClose'> {
  readonly label: string;
  readonly width?: string;
  readonly children: ReactNode;
}

/** A small dialog beside the caret, where that was when it was opened. */
export function CaretPopover({ root, onClose, label, width, children }: CaretPopoverProps) {
  const [place] = useState(() => caretPlace(root()));
  const [range] = useState(() => selectedRange(root())?.cloneRange() ?? null); // gone with the focus
  useEffect(() => showSelected(range), [range]);
  return (
    <Popover
      opened
      onClose={onClose}
      onDismiss={onClose}
      position="bottom-start"
      trapFocus
      withRoles={false}
      shadow="md"
      width={width ?? 'max-content'}
    >
      <Popover.Target>
        <span className="article-link-anchor" style={place} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
