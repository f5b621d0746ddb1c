import { ActionIcon, Menu } from '@mantine/core';
import { IconTableOff, IconTableOptions } from '@tabler/icons-react';
import { type ComponentProps, forwardRef, type KeyboardEvent } from 'react';
import { tableCommandNames, tableTexts } from '#src/editor/copy/blocks.ts';
import { useRovingFocus } from '#src/editor/panels/toolbar/useRovingFocus.ts';
import type { Icon } from '#src/kit/ui/icon.ts';
import { tip } from '#src/kit/ui/Tips.tsx';
import { MENUS } from './tableMenus.ts';
import {
  type CellPlace,
  hasHeaderRow,
  type Table,
  type TableCommand,
  withTableCommand,
} from './tableModel.ts';

interface TableToolsProps {
  readonly table: Table;
  /** The cell with the caret. */
  readonly place: CellPlace;
  onCommand(command: TableCommand): void;
  onRemove(): void;
  /** Returns to the cell. */
  onLeave(): void;
}

/**
 * Tools beside the table while the caret is in it. They contain no text, because the page search must find the
 * article only.
 */
export function TableTools({ table, place, onCommand, onRemove, onLeave }: TableToolsProps) {
  const { ref, onKeyDown, onFocus, tabIndexOf } = useRovingFocus();
  const isHeaderOn = hasHeaderRow(table);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    else onKeyDown(event);
  };
  return (
    <div className="article-table-tools">
      <div
        ref={ref}
        role="toolbar"
        aria-label={tableTexts.tools}
        onKeyDown={keyDown}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
      >
        {MENUS.map((menu, at) => (
          <ToolMenu
            key={menu.name}
            {...menu}
            {...{ table, place, onCommand }}
            tabIndex={tabIndexOf(at)}
          />
        ))}
        <Tool
          name={tableCommandNames['header-row']}
          Glyph={IconTableOptions}
          tabIndex={tabIndexOf(MENUS.length)}
          variant={isHeaderOn ? 'light' : 'subtle'}
          aria-pressed={isHeaderOn}
          onClick={() => onCommand('header-row')}
        />
        <Tool
          name={tableTexts.remove}
          Glyph={IconTableOff}
          tabIndex={tabIndexOf(MENUS.length + 1)}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

type EntriesProps = Pick<ToolMenuProps, 'entries' | 'table' | 'place' | 'onCommand'>;

type ToolMenuProps = (typeof MENUS)[number] &
  Pick<TableToolsProps, 'table' | 'place' | 'onCommand'> & { readonly tabIndex: number };

function ToolMenu({ name, Glyph, tabIndex, ...entries }: ToolMenuProps) {
  return (
    <Menu position="bottom-start" returnFocus={false} withinPortal>
      <Menu.Target>
        <Tool name={name} Glyph={Glyph} tabIndex={tabIndex} />
      </Menu.Target>
      <Menu.Dropdown>
        <Entries {...entries} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Rendered only while the menu is open: computing what can be done takes too long for every key press. */
function Entries({ entries, table, place, onCommand }: EntriesProps) {
  return entries.map(([command, Glyph]) => (
    <Menu.Item
      key={command}
      leftSection={<Glyph size={18} stroke={1.75} />}
      disabled={withTableCommand(table, command, place) === null}
      onClick={() => onCommand(command)}
    >
      {tableCommandNames[command]}
    </Menu.Item>
  ));
}

interface ToolProps extends ComponentProps<typeof ActionIcon<'button'>> {
  readonly name: string;
  readonly Glyph: Icon;
}

const Tool = forwardRef<HTMLButtonElement, ToolProps>(function Tool(
  { name, Glyph, ...props },
  ref,
) {
  return (
    <ActionIcon
      {...tip(name)}
      ref={ref}
      data-tool
      size="md"
      variant="subtle"
      color="gray"
      aria-label={name}
      {...props}
    >
      <Glyph size={18} stroke={1.75} />
    </ActionIcon>
  );
});
