import { ActionIcon, Button, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
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
  const save = (name: string) => {
    onSave(name);
    setIsNaming(false);
  };
  if (isNaming) return <NameForm onSave={save} onCancel={() => setIsNaming(false)} />;
  return (
    <div className={classes.tools}>
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
          onClick={() => setIsNaming(true)}
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
            onClick={() => onDrop(chosen)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

interface NameFormProps {
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState('');
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
        data-autofocus
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
