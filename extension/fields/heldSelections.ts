/** Reads, remembers and replaces what is selected in a frame. */
import type { ReplaceAnswer, SelectionAnswer } from '../lib/messages.schema.ts';
import { FIELD_NAMES, type FieldName, type Refusal } from '../lib/names.ts';
import { FIELDS } from './field.ts';
import { focusedIn, hasFocusIn } from './focused.ts';
import type { Held } from './held.ts';

export interface HeldSelections {
  /** What is selected now. */
  read(): SelectionAnswer;
  restore(heldId: string): ReplaceAnswer;
  /** Puts a text where the selection was, as one step that the browser can undo. */
  replace(heldId: string, text: string): Promise<ReplaceAnswer>;
}

export interface HeldOptions {
  /** The longest text that is read. */
  readonly mostChars: number;
  newId(): string;
}

/** Selections that are remembered; those before have been replaced or given up. */
const HELD_MOST = 20;
/** How long a library may take to draw what it has taken. */
const TAKEN_MS = 1000;
const LOOK_MS = 20;

const refused = (why: Refusal) => ({ type: 'refused', why }) as const;

export function heldSelections(frame: Window, { mostChars, newId }: HeldOptions): HeldSelections {
  const held = new Map<string, Held>();
  const { document } = frame;
  const keep = (one: Held): string => {
    const id = newId();
    held.set(id, one);
    const [oldest] = held.keys();
    if (held.size > HELD_MOST && oldest !== undefined) held.delete(oldest);
    return id;
  };
  return {
    read() {
      const hasFocus = hasFocusIn(frame);
      const found = selectedIn(document);
      if ('why' in found) return { ...refused(found.why), hasFocus };
      const { text } = found.held;
      if (text.length > mostChars) return { ...refused('tooLong'), hasFocus };
      const language = document.documentElement.lang.slice(0, 35);
      const heldId = keep(found.held);
      return { type: 'selected', heldId, field: found.field, text, language, hasFocus };
    },
    restore: (heldId) =>
      held.get(heldId)?.restore() === true ? { type: 'replaced' } : refused('changed'),
    async replace(heldId, given) {
      const one = held.get(heldId);
      if (one === undefined) return refused('changed');
      const text = one.fitting(given);
      const why = one.refusalOf(text);
      if (why !== null) return refused(why);
      if (!one.restore()) return refused('changed');
      document.execCommand('insertText', false, text);
      if (!(await isTaken(one, text))) return refused('notTaken');
      held.delete(heldId);
      return { type: 'replaced' };
    },
  };
}

async function isTaken(held: Held, text: string): Promise<boolean> {
  for (let waited = 0; waited < TAKEN_MS; waited += LOOK_MS) {
    if (held.hasTaken(text)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return false;
}

type Found =
  | { readonly field: FieldName | 'page'; readonly held: Held }
  | { readonly why: Refusal };

function selectedIn(page: Document): Found {
  const { element, selection } = focusedIn(page);
  const anchor = selection?.anchorNode?.parentElement ?? null;
  // A page may have taken the focus from what is edited; the selection is still in it.
  for (const at of [element, anchor]) {
    const field = at && FIELD_NAMES.find((name) => FIELDS[name].isAround(at));
    if (!field) continue;
    const held = FIELDS[field].hold(at, selection);
    return typeof held === 'string' ? { why: held } : { field, held };
  }
  const text = selection?.toString() ?? '';
  return text.trim() === ''
    ? { why: 'nothingSelected' }
    : { field: 'page', held: unwritable(text) };
}

/** Text of a page: it can be read. */
const unwritable = (text: string): Held => ({
  text,
  restore: () => true,
  refusalOf: () => 'readOnly',
  fitting: (written) => written,
  hasTaken: () => false,
});
