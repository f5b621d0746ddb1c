import { RESULT_FIELDS } from '#domain/article/searchFields.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { put, select } from '../lib/effects.ts';

type StreamEvent = Extract<StreamMessage, { readonly type: 'event' }>;

/** Gives the article of a translation its title and search fields. What the writer has changed meanwhile stays. */
export function* applyTitleAndFields(articleId: string, events: readonly StreamEvent[]) {
  const named = events.map(({ event }) => event).findLast((event) => event.type === 'named');
  const draft = yield* select(articleSave.selectDraft, articleId);
  if (named === undefined || draft === null) return;
  const isNew = named.title !== '' && draft.title === named.was;
  const empty = RESULT_FIELDS.filter(
    (name) => draft.fields[name] === '' && named.fields[name] !== '',
  );
  const fields = Object.fromEntries(empty.map((name) => [name, named.fields[name]]));
  yield* put(articleSave.edited({ articleId, ...(isNew && { title: named.title }), fields }));
}
