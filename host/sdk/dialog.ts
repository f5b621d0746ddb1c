import type { CreateFolderOptions, Folder } from '#contract/host/host.ts';
import { Refusal } from '../client.ts';
import { sdk as copy } from '../copy/sdk.ts';
import { createRequestIds } from '../requestIds.ts';
import { adoptStyles, element } from './elements.ts';

const TITLE_ID = 'host-dialog-title';
/** The element with the error of a dialog, for `aria-describedby` of a field. */
const ERROR_ID = 'host-dialog-error';

/** An invalid entry; the message is shown to the person. */
class EntryError extends Error {}

interface DialogOptions<T> {
  readonly title: string;
  readonly body: readonly Node[];
  readonly confirm: string;
  /** The action of the dialog. If it rejects, the dialog shows the error and stays open. */
  onConfirm(): Promise<T>;
}

/**
 * Opens a modal dialog. Only one confirmation runs at a time. Resolves with the result of `onConfirm`, or with
 * null if the dialog was closed before. A confirmation under way is awaited even if the dialog is closed
 * meanwhile.
 */
export function openDialog<T>(options: DialogOptions<T>): Promise<T | null> {
  adoptStyles();
  const { dialog, form, cancel, submit, error } = drawDialog(options);
  let isBusy = false;
  return new Promise((resolve) => {
    const finish = (result: T | null) => {
      resolve(result);
      if (dialog.open) dialog.close();
      dialog.remove();
    };
    const confirm = async () => {
      isBusy = true;
      error.textContent = '';
      submit.setAttribute('aria-disabled', 'true');
      try {
        finish(await options.onConfirm());
      } catch (reason) {
        if (!dialog.open) finish(null);
        error.textContent = textOf(reason);
      } finally {
        isBusy = false;
        submit.removeAttribute('aria-disabled');
      }
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!isBusy) void confirm();
    });
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      if (!isBusy) finish(null);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function drawDialog({ title, body, confirm }: DialogOptions<unknown>) {
  const error = element('p', { role: 'alert', id: ERROR_ID });
  const cancel = element('button', { type: 'button' }, copy.cancel);
  const submit = element('button', { type: 'submit' }, confirm);
  const heading = element('h2', { id: TITLE_ID }, title);
  const footer = element('footer', {}, cancel, submit);
  const form = element('form', { novalidate: '' }, heading, ...body, error, footer);
  const dialog = element('dialog', { class: 'hostDialog', 'aria-labelledby': TITLE_ID }, form);
  return { dialog, form, cancel, submit, error };
}

const ERROR_TEXTS: Readonly<Record<string, string>> = copy.errors;

/** The text for a failed call of the host. */
function textOf(reason: unknown): string {
  if (reason instanceof EntryError) return reason.message;
  if (reason instanceof TypeError) return copy.errors.network; // fetch throws a TypeError without a network
  const code = reason instanceof Refusal ? reason.code : null;
  return (code === null ? undefined : ERROR_TEXTS[code]) ?? copy.errors.other;
}

const NAME_MAX_LENGTH = 200;

/**
 * Asks for a name and creates the folder with `create`. Resolves with null if the dialog is closed without
 * creating one.
 */
export function openCreateFolderDialog(
  create: (name: string, options: CreateFolderOptions) => Promise<Folder>,
): Promise<Folder | null> {
  const requestIds = createRequestIds();
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
      if (name !== '') return create(name, { requestId: requestIds.of(name) });
      input.focus();
      return Promise.reject(new EntryError(texts.nameMissing));
    },
  });
}
