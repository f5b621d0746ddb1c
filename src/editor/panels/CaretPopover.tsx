import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { showSelected } from './highlights.ts';
import type { PanelProps } from './panelProps.ts';

interface CaretPopoverProps extends Pick<PanelProps, 'root' | 'onClose'> {
  readonly label: string;
  readonly width?: string;
  /** Where it opens, if that is not at the caret. */
  readonly range?: Range | null;
  /** False: the content handles Esc itself. */
  readonly closeOnEscape?: boolean;
  /** The focus stays in the text. */
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/** A small dialog beside the text, at the place where the caret was when it opened. */
export function CaretPopover(props: CaretPopoverProps) {
  const { root, onClose, label, width, closeOnEscape = true, isAside = false, children } = props;
  // The selection is lost with the focus.
  const [range] = useState(() => props.range ?? selectedRange(root())?.cloneRange() ?? null);
  const [place] = useState(() => placeOf(range, root()));
  useEffect(() => (isAside ? undefined : showSelected(range)), [range, isAside]);
  return (
    <Popover
      opened
      onClose={onClose}
      onDismiss={onClose}
      position="bottom-start"
      trapFocus={!isAside}
      closeOnEscape={closeOnEscape}
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

/** The selected range in the rendered editor; null if the selection is elsewhere. */
function selectedRange(root: HTMLElement | null): Range | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  return range !== null && root?.contains(range.startContainer) ? range : null;
}

/** The position of a range relative to the editor, for what opens beside it; the top left if there is none. */
function placeOf(range: Range | null, root: HTMLElement | null): { left: number; top: number } {
  if (range === null || root === null) return { left: 0, top: 0 };
  // An empty block has no rectangle of its own.
  const element = range.startContainer as Partial<Element>;
  const place = [range.getClientRects()[0], element.getBoundingClientRect?.()].find(Boolean);
  const home = root.getBoundingClientRect();
  return {
    left: (place?.left ?? home.left) - home.left,
    top: (place?.bottom ?? home.top) - home.top,
  };
}
