import type { Folder } from '#contract/host.ts';
import { sdk as copy } from '../copy/sdk.ts';
import { EntryError, ERROR_ID, openDialog } from './dialog.ts';
import { element } from './element.ts';

const NAME_MAX_LENGTH = 200;

/** Asks for a name and creates the folder by `create`; null when it was closed without. */
export function openCreateFolderDialog(
  create: (name: string) => Promise<Folder>,
): Promise<Folder | null> {
  const texts = copy.createFolder;
  const input = element('input', {
    type: 'text',
    autocomplete: 'off',
    maxlength: String(NAME_MAX_LENGTH),
    'aria-describedby': ERROR_ID,
  });
  return openDialog({
    title: texts.title,
    body: [element('label', {}, texts.name, input)],
    confirm: texts.confirm,
    onConfirm() {
      const name = input.value.trim();
      input.setAttribute('aria-invalid', String(name === ''));
      if (name !== '') return create(name);
      input.focus();
      return Promise.reject(new EntryError(texts.nameMissing));
    },
  });
}
