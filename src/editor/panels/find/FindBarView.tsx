import './find.css';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
  IconLetterCase,
  IconLetterW,
  IconX,
} from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { findTexts as copy } from '#src/editor/copy/find.ts';
import type { Query } from '#src/editor/kernel/find.ts';
import type { Icon } from '#src/kit/ui/icon.ts';
import { tip } from '#src/kit/ui/Tips.tsx';

interface FindBarViewProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly query: Query;
  readonly replacement: string;
  /** Whether the replace row is shown. */
  readonly replaces: boolean;
  readonly count: number;
  /** Index of the current match; -1 for none. */
  readonly at: number;
  /** How many matches the last action replaced. */
  readonly replaced: number;
  onQuery(query: Query): void;
  onReplacement(text: string): void;
  onReplaces(replaces: boolean): void;
  onGo(by: 1 | -1): void;
  onReplace(): void;
  onReplaceAll(): void;
  onClose(): void;
}

export function FindBarView(props: FindBarViewProps) {
  const { replaces, onReplaces } = props;
  return (
    <div className="article-find">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search> */}
      <div role="search" aria-label={copy.name} className="article-find-bar">
        <Tool
          Glyph={replaces ? IconChevronDown : IconChevronRight}
          name={replaces ? copy.hideReplace : copy.showReplace}
          isOn={replaces}
          onClick={() => onReplaces(!replaces)}
        />
        <div className="article-find-rows">
          <FindRow {...props} />
          {replaces && <ReplaceRow {...props} />}
        </div>
      </div>
    </div>
  );
}

/** Handles Enter in a field, except when it ends the composition of a word (IME). */
const onEnter = (act: (isShift: boolean) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act(event.shiftKey);
};

function FindRow({ query, onQuery, onGo, onClose, inputRef, ...found }: FindBarViewProps) {
  const isUseless = found.count === 0;
  return (
    <div className="article-find-row">
      <TextInput
        ref={inputRef}
        size="xs"
        className="article-find-field"
        aria-label={copy.find}
        placeholder={copy.find}
        autoComplete="off"
        spellCheck={false}
        value={query.text}
        onChange={(event) => onQuery({ ...query, text: event.currentTarget.value })}
        onKeyDown={onEnter((isShift) => onGo(isShift ? -1 : 1))}
      />
      <Tool
        Glyph={IconLetterCase}
        name={copy.matchCase}
        isOn={query.matchesCase}
        onClick={() => onQuery({ ...query, matchesCase: !query.matchesCase })}
      />
      <Tool
        Glyph={IconLetterW}
        name={copy.wholeWords}
        isOn={query.wholeWords}
        onClick={() => onQuery({ ...query, wholeWords: !query.wholeWords })}
      />
      <span role="status" className="article-find-count">
        {countText(query.text, found)}
      </span>
      <Tool Glyph={IconChevronUp} name={copy.previous} isOff={isUseless} onClick={() => onGo(-1)} />
      <Tool Glyph={IconChevronDown} name={copy.next} isOff={isUseless} onClick={() => onGo(1)} />
      <Tool Glyph={IconX} name={copy.close} onClick={onClose} />
    </div>
  );
}

function ReplaceRow(props: FindBarViewProps) {
  const { count, replacement, onReplacement, onReplace, onReplaceAll } = props;
  const isUseless = count === 0;
  return (
    <div className="article-find-row">
      <TextInput
        size="xs"
        className="article-find-field"
        aria-label={copy.replacement}
        placeholder={copy.replacement}
        autoComplete="off"
        value={replacement}
        onChange={(event) => onReplacement(event.currentTarget.value)}
        onKeyDown={onEnter(onReplace)}
      />
      <Button size="compact-sm" variant="default" {...usable(!isUseless, onReplace)}>
        {copy.replace}
      </Button>
      <Button size="compact-sm" variant="default" {...usable(!isUseless, onReplaceAll)}>
        {copy.replaceAll}
      </Button>
    </div>
  );
}

function countText(
  text: string,
  { count, at, replaced }: Pick<FindBarViewProps, 'count' | 'at' | 'replaced'>,
): string {
  if (replaced > 0) return copy.replaced(replaced);
  if (text === '') return '';
  if (count === 0) return copy.nothing;
  return at < 0 ? copy.matches(count) : copy.place(at + 1, count);
}

/** Never `disabled`: a button that replaces the last match would lose the focus. */
const usable = (isUsable: boolean, onClick: () => void) =>
  isUsable ? { onClick } : { 'data-disabled': true, 'aria-disabled': true };

interface ToolProps {
  readonly Glyph: Icon;
  readonly name: string;
  /** For a button that is switched on and off. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  onClick(): void;
}

function Tool({ Glyph, name, isOn, isOff = false, onClick }: ToolProps) {
  return (
    <ActionIcon
      {...tip(name)}
      size="md"
      variant={isOn ? 'light' : 'subtle'}
      {...(isOn ? {} : { color: 'gray' })}
      aria-label={name}
      aria-pressed={isOn}
      {...usable(!isOff, onClick)}
    >
      <Glyph size={18} stroke={1.75} />
    </ActionIcon>
  );
}
