/** Keeps what is typed into a form on the device, so that a reload does not lose it. */
import { type FieldsOf, misfit } from '#contract/lib/shape.ts';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { page } from '#store/session/page.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, put, race, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey } from './session.api.ts';

/** Longer forms are not kept: all that a browser keeps for the page has about 5 million characters. */
export const KEPT_FORM_MAX_CHARS = 500_000;

/** The forms that are kept. */
export const KEPT_FORMS = ['topicForm', 'auditForm'] as const;

const formKey = (name: (typeof KEPT_FORMS)[number]) => accountKey(`form/${name}`);

interface KeptForm<Values extends object> {
  readonly name: (typeof KEPT_FORMS)[number];
  readonly shape: FieldsOf<Values>;
  /** The fields that a person types into: without any text in them, nothing is kept. */
  readonly texts: readonly (keyof Values)[];
  readonly edited: ((values: Partial<Values>) => { readonly type: string }) & {
    readonly type: string;
  };
  /** It was sent. */
  readonly accepted: { readonly type: string };
  readonly selectValues: (state: RootState) => Values;
}

/** Puts back what an earlier visit of this account left in a form, and keeps what is typed into it from then on. */
export function* keepForm<Values extends object>(form: KeptForm<Values>) {
  let mine = yield* restore(form);
  while (true) {
    yield* take([form.edited.type, form.accepted.type, signOut.saved.type, signOut.confirmed.type]);
    yield* race({
      while: delay(WIZARD_KEEP_MS),
      hidden: take(page.hidden),
      left: waitUntil(selectIsLeaving),
    });
    if (yield* select(selectIsLeaving)) yield* forget(form);
    else mine = yield* keep(form, mine);
  }
}

const selectIsLeaving = (state: RootState): boolean => signOut.selectStatus(state) === 'leaving';

/** The account signs out. */
function* forget<Values extends object>({ name }: KeptForm<Values>) {
  const { storage } = yield* services();
  yield* call(storage.remove, yield* formKey(name));
}

function* restore<Values extends object>(form: KeptForm<Values>) {
  const { storage } = yield* services();
  const json = yield* call(storage.get, yield* formKey(form.name));
  const kept = parsed(json);
  const isTyped = isFilled(form, yield* select(form.selectValues));
  if (isTyped || misfit(form.shape, kept) !== null) return null;
  yield* put(form.edited(kept as Values));
  return json;
}

/** Returns what is kept now. An emptied form removes what it has kept itself: another tab may have kept more since. */
function* keep<Values extends object>(form: KeptForm<Values>, mine: string | null) {
  const { storage } = yield* services();
  const key = yield* formKey(form.name);
  const values = yield* select(form.selectValues);
  const json = JSON.stringify(values);
  if (isFilled(form, values) && json.length <= KEPT_FORM_MAX_CHARS) {
    yield* call(storage.set, key, json);
    return json;
  }
  if (mine !== null && (yield* call(storage.get, key)) === mine) yield* call(storage.remove, key);
  return null;
}

const isFilled = <Values extends object>({ texts }: KeptForm<Values>, values: Values): boolean =>
  texts.some((name) => values[name] !== '');

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
