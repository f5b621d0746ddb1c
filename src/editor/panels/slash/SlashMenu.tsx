import { Popover } from '@mantine/core';
import { useViewportSize } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { PROPOSALS, placeInArticle } from '#domain/writing/proposals.ts';
import { opensPanel } from '#src/editor/commands/commandTable.ts';
import { slashTexts } from '#src/editor/copy/slash.ts';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import { drawnBlock, whenDrawn } from '#src/editor/kernel/drawnText.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { type Slash, withSlashCommand, withSlashGone } from '#src/editor/kernel/slash.ts';
import { useWriter, type Writer } from '#src/editor/panels/writing/WritingContext.ts';
import { matchingItems, type SlashItem, slashItems } from './slashItems.ts';
import { useCombobox } from './useCombobox.ts';
import './slash.css';

interface SlashMenuProps {
  readonly slash: Slash;
  readonly session: EditorSession;
  root(): HTMLElement | null;
  onCommand(command: EditorCommand): void;
  onClose(): void;
}

/** What a slash offers, beside the text, which keeps the focus. Typing filters; nothing is shown if nothing is meant. */
export function SlashMenu(props: SlashMenuProps) {
  const items = matchingItems(slashItems(useWriter()), props.slash.query);
  return items.length === 0 ? null : <Menu {...props} items={items} />;
}

function Menu(props: SlashMenuProps & { readonly items: readonly SlashItem[] }) {
  const { slash, root, onClose, items } = props;
  const writer = useWriter();
  useViewportSize(); // its place is another one then
  const id = useId();
  const [chosen, setChosen] = useState({ query: '', at: 0 });
  const active = chosen.query === slash.query ? chosen.at : 0; // a new query begins at the top
  const setActive = (at: number) => setChosen({ query: slash.query, at });
  const choose = (item: SlashItem | undefined) => {
    onClose();
    if (item !== undefined) insert(item, writer, props);
  };
  useKeys(root, {
    ArrowDown: () => setActive((active + 1) % items.length),
    ArrowUp: () => setActive((active + items.length - 1) % items.length),
    Enter: () => choose(items[active]),
    Escape: onClose,
  });
  useCombobox(root, `${id}list`, `${id}${active}`);
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="bottom-start"
      trapFocus={false}
      withRoles={false}
      shadow="md"
      width="min(16rem, calc(100vw - 2rem))"
    >
      <Popover.Target>
        <span className="article-link-anchor" style={placeOf(root(), slash)} />
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <Options
          {...{ id, items, active }}
          onActive={setActive}
          onChoose={(at) => choose(items[at])}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly items: readonly SlashItem[];
  readonly active: number;
  onActive(at: number): void;
  onChoose(at: number): void;
}

const Options = ({ id, items, active, onActive, onChoose }: OptionsProps) => (
  <div id={`${id}list`} role="listbox" aria-label={slashTexts.title} className="article-slash">
    {items.map(({ label, icon: Icon, kind, name }, at) => (
      <button
        key={name}
        id={`${id}${at}`}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={at === active}
        ref={at === active ? inView : null}
        onMouseDown={(event) => event.preventDefault()} // the focus stays in the text
        onPointerMove={() => onActive(at)}
        onClick={() => onChoose(at)}
      >
        <Icon size={18} stroke={1.6} />
        {label}
        {kind === 'task' ? <small>{slashTexts.ai}</small> : null}
      </button>
    ))}
  </div>
);

function insert(item: SlashItem, writer: Writer, { slash, session, onCommand }: SlashMenuProps) {
  const isText = item.kind === 'command' && !opensPanel(item.name);
  const next = isText ? withSlashCommand(session.state(), slash, item.name) : null;
  if (next !== null) return session.change(next);
  session.change(withSlashGone(session.state(), slash));
  whenDrawn(() => {
    if (item.kind === 'command') return onCommand(item.name);
    const isOfArticle = PROPOSALS[item.name].scope === 'article';
    const place = isOfArticle ? placeInArticle(item.name, session.body()) : session.passage().place;
    writer.propose({
      task: { name: item.name } as Parameters<Writer['propose']>[0]['task'],
      place,
    });
    onCommand('write');
  });
}

const inView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

type Handlers = Readonly<Partial<Record<string, () => void>>>;

/** Keys that the text does not get while the menu is open. */
function useKeys(root: () => HTMLElement | null, handlers: Handlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const handle = isPlain && !event.isComposing ? handlers[event.key] : undefined;
    if (handle === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    handle();
  });
  useEffect(() => {
    const editor = root();
    const listener = (event: KeyboardEvent) => press(event);
    editor?.addEventListener('keydown', listener, true); // before draft-js
    return () => editor?.removeEventListener('keydown', listener, true);
  }, [root]);
}

/** Below the paragraph of the slash, relative to the editor. */
function placeOf(root: HTMLElement | null, { key }: Slash): { left: number; top: number } {
  const home = root?.getBoundingClientRect();
  const block = drawnBlock(root, key)?.getBoundingClientRect();
  if (home === undefined || block === undefined) return { left: 0, top: 0 };
  return { left: block.left - home.left, top: block.bottom - home.top };
}
