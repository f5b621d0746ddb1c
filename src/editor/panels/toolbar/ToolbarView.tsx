import './toolbar.css';
import { ActionIcon, Divider, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { BLOCK_TYPES, buttonGroups, COMMAND_TABLE } from '#src/editor/commands/commandTable.ts';
import { shortcutOf } from '#src/editor/commands/shortcuts.ts';
import { commandTip, editorTexts } from '#src/editor/copy/editor.ts';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import type { ToolbarState } from '#src/editor/kernel/toolbarState.ts';
import { tip } from '#src/kit/ui/Tips.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

interface ToolbarViewProps {
  readonly state: ToolbarState;
  /** Whether a model is available to write with. */
  readonly canWrite: boolean;
  onCommand(command: EditorCommand): void;
}

/** The formatting toolbar. It is one Tab stop, and the text keeps its selection while the mouse is on it. */
export function ToolbarView({ state, canWrite, onCommand }: ToolbarViewProps) {
  const groups = buttonGroups(canWrite);
  const tools = groups.flat();
  const { ref, onKeyDown, onFocus, tabIndexOf } = useRovingFocus();
  return (
    <div
      ref={ref}
      className="article-toolbar"
      role="toolbar"
      aria-label={editorTexts.toolbar}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onMouseDown={(event) => event.preventDefault()}
    >
      <BlockTypeMenu
        current={BLOCK_TYPES.find((command) => state.active.includes(command))}
        onCommand={onCommand}
        tabIndex={tabIndexOf(0)}
      />
      {groups.map((group) => (
        <Group key={group[0]}>
          {group.map((command) => (
            <ToolButton
              key={command}
              command={command}
              isActive={state.active.includes(command)}
              isUnavailable={state.unavailable.includes(command)}
              onCommand={onCommand}
              tabIndex={tabIndexOf(1 + tools.indexOf(command))}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

const Group = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Divider orientation="vertical" />
    {children}
  </>
);

interface ToolButtonProps extends Pick<ToolbarViewProps, 'onCommand'> {
  readonly command: EditorCommand;
  readonly isActive: boolean;
  readonly isUnavailable: boolean;
  readonly tabIndex: number;
}

/** Memoized: a command changes one or two of thirty buttons. */
const ToolButton = memo(function ToolButton(props: ToolButtonProps) {
  const { command, isActive, isUnavailable, onCommand, tabIndex } = props;
  const { label, icon: Glyph, acts } = COMMAND_TABLE[command];
  const shortcut = shortcutOf(command);
  return (
    <ActionIcon
      data-tool
      {...tip(commandTip(label, shortcut?.text))}
      {...(isUnavailable ? { 'data-disabled': true } : {})}
      size="md"
      variant={isActive ? 'light' : 'subtle'}
      {...(isActive ? {} : { color: 'gray' })}
      tabIndex={tabIndex}
      aria-label={label}
      aria-keyshortcuts={shortcut?.aria}
      aria-pressed={acts === 'once' ? undefined : isActive}
      aria-disabled={isUnavailable || undefined}
      onClick={() => {
        if (!isUnavailable) onCommand(command);
      }}
    >
      <Glyph size={18} stroke={1.75} />
    </ActionIcon>
  );
});

interface BlockTypeMenuProps extends Pick<ToolbarViewProps, 'onCommand'> {
  readonly current: EditorCommand | undefined;
  readonly tabIndex: number;
}

const BlockTypeMenu = memo(function BlockTypeMenu(props: BlockTypeMenuProps) {
  const { current, onCommand, tabIndex } = props;
  const name = current ? COMMAND_TABLE[current].label : editorTexts.otherBlockType;
  return (
    <Menu position="bottom-start" returnFocus={false} withinPortal>
      <Menu.Target>
        <UnstyledButton
          data-tool
          className="article-toolbar-type"
          tabIndex={tabIndex}
          aria-label={`${editorTexts.blockType}: ${name}`}
        >
          <span>{name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown onMouseDown={(event) => event.preventDefault()}>
        {BLOCK_TYPES.map((command) => (
          <BlockTypeItem
            key={command}
            isCurrent={command === current}
            {...{ command, onCommand }}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

interface BlockTypeItemProps extends Pick<ToolbarViewProps, 'onCommand'> {
  readonly command: EditorCommand;
  readonly isCurrent: boolean;
}

function BlockTypeItem({ command, isCurrent, onCommand }: BlockTypeItemProps) {
  const { label, icon: Glyph } = COMMAND_TABLE[command];
  return (
    <Menu.Item
      leftSection={<Glyph size={18} stroke={1.75} />}
      rightSection={<kbd className="article-toolbar-keys">{shortcutOf(command)?.text}</kbd>}
      aria-current={isCurrent || undefined}
      onClick={() => onCommand(command)}
    >
      {label}
    </Menu.Item>
  );
}
