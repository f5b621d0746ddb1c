import { ActionIcon, Button, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type SavedView, VIEW_NAME_MAX_CHARS } from '#domain/audit/savedViews.ts';
import type { AuditView } from '#domain/audit/table.ts';
import { auditPage as copy } from './audit.copy.ts';
import classes from './audit.module.css';

interface SavedViewsViewProps {
  readonly views: readonly SavedView[];
  /** What the table shows now. */
  readonly view: AuditView;
  readonly onChoose: (view: SavedView) => void;
  readonly onSave: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

const keyOf = ({ sort, isDescending, search, shown, issue }: AuditView): string =>
  [sort, isDescending, search, shown, issue].join('\n');

/** Views of the table by name. */
export function SavedViewsView({ views, view, onChoose, onSave, onDrop }: SavedViewsViewProps) {
  const [isNaming, setIsNaming] = useState(false);
  const chosen = views.find((one) => keyOf(one) === keyOf(view))?.name ?? '';
  const choose = (name: string) => {
    const found = views.find((one) => one.name === name);
    if (found !== undefined) onChoose(found);
  };
  const box = useRef<HTMLDivElement>(null);
  /** What has the focus goes; keys go on from here. */
  const stay = () => {
    box.current?.focus();
    setIsNaming(false);
  };
  const save = (name: string) => {
    onSave(name);
    stay();
  };
  const drop = () => {
    onDrop(chosen);
    stay();
  };
  return (
    <section ref={box} className={classes.tools} tabIndex={-1} aria-label={copy.savedViews}>
      {isNaming ? (
        <NameForm onSave={save} onCancel={stay} />
      ) : (
        <Choice {...{ views, chosen, choose, drop }} onName={() => setIsNaming(true)} />
      )}
    </section>
  );
}

interface ChoiceProps extends Pick<SavedViewsViewProps, 'views'> {
  /** Empty: the table shows none of them. */
  readonly chosen: string;
  readonly choose: (name: string) => void;
  readonly drop: () => void;
  readonly onName: () => void;
}

function Choice({ views, chosen, choose, drop, onName }: ChoiceProps) {
  return (
    <>
      {views.length === 0 ? null : (
        <NativeSelect
          aria-label={copy.chooseView}
          data={[{ value: '', label: copy.savedViews }, ...views.map(({ name }) => name)]}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {chosen === '' ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconBookmarkPlus size={18} />}
          onClick={onName}
        >
          {copy.saveView}
        </Button>
      ) : (
        <Tooltip label={copy.dropView}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={copy.dropView}
            onClick={drop}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}

interface NameFormProps {
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form className={classes.tools} onSubmit={submit} aria-label={copy.saveView}>
      <TextInput
        aria-label={copy.viewName}
        placeholder={copy.viewName}
        maxLength={VIEW_NAME_MAX_CHARS}
        value={name}
        ref={field}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit">{copy.keepView}</Button>
      <Button variant="default" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </form>
  );
}
