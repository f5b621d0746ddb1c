/** The kinds of places that text is written into on pages. A new kind is a row here. */
import type { FieldName } from '../lib/names.ts';
import { editable } from './editable.ts';
import type { Field } from './held.ts';
import { textField } from './textField.ts';

export const FIELDS: Readonly<Record<FieldName, Field>> = { textField, editable };
