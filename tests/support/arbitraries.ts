/** Random bodies, operations, edits and histories of a save queue, for property tests. */
import fc from 'fast-check';
import type { SearchFields } from '#contract/article/article.schema.ts';
import { type ArticleBody, type BlockOp, bodyOf } from '#domain/article/body.ts';
import { type ArticleEdit, mergeEdits } from '#domain/article/edit.ts';
import type { Choice, Choices } from '#domain/article/merge.ts';
import type { Origins } from '#domain/article/origin.ts';
import type { ConfirmedArticle, SaveQueueEvent } from '#domain/article/saveQueue.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';

// Few ids, so that operations collide; one of them is a property that every object inherits.
const IDS = ['a', 'b', 'c', 'd', 'e', 'constructor'] as const;
export const someId = fc.constantFrom(...IDS);
const html = fc.constantFrom('<p>1</p>', '<p>2</p>', '<h1>3</h1>', '');
const origins = fc.constantFrom<Origins>(
  [],
  [{ kind: 'ai', model: 'm', prompt: 'p', version: 1, text: '1' }],
  [
    { kind: 'pasted', text: '1' },
    { kind: 'imported', text: null },
  ],
);

export const someOp: fc.Arbitrary<BlockOp> = fc.oneof(
  fc.record(
    {
      op: fc.constant('put' as const),
      id: someId,
      after: fc.option(someId, { nil: null }),
      html,
      origins,
    },
    { requiredKeys: ['op', 'id', 'after', 'html'] },
  ),
  fc.record({ op: fc.constant('remove' as const), id: someId }),
);
export const someOps = fc.array(someOp, { maxLength: 8 });

export const someBody: fc.Arbitrary<ArticleBody> = fc
  .uniqueArray(fc.record({ id: someId, html, origins }, { requiredKeys: ['id', 'html'] }), {
    selector: ({ id }) => id,
  })
  .map(bodyOf);

const fieldText = fc.constantFrom('', 'x', 'y');
const someFields: fc.Arbitrary<SearchFields> = fc.record({
  seoTitle: fieldText,
  description: fieldText,
  slug: fieldText,
  keyphrase: fieldText,
  keywords: fc.constantFrom('', 'x', 'x, y'),
  ownTerms: fieldText,
  pinnedTerms: fc.constant(''),
  bannedTerms: fc.constant(''),
  ignoredPages: fc.constant(''),
  place: fc.constant(''),
  city: fc.constant(''),
  wantedWords: fc.constant(''),
});
/** Of some fields, at least one. */
const someFieldsChange: fc.Arbitrary<FieldsChange> = fc
  .record({ seoTitle: fieldText, description: fieldText, slug: fieldText }, { requiredKeys: [] })
  .filter((change) => Object.keys(change).length > 0);

export const someArticle: fc.Arbitrary<ConfirmedArticle> = fc.record({
  version: fc.nat(50).map((n) => n + 1),
  title: fc.constantFrom('', 'T'),
  fields: someFields,
  body: someBody,
});

const position = fc.record({ jobId: fc.constantFrom('j1', 'j2'), seq: fc.nat(9) });

/** Any possible edit, sensible or not. What is removed has no origins. */
export const someEdit: fc.Arbitrary<ArticleEdit> = fc
  .tuple(
    fc.record({ title: fc.constantFrom('x', 'y') }, { requiredKeys: [] }),
    fc.record({ fields: someFieldsChange }, { requiredKeys: [] }),
    fc.record(
      { blocks: fc.dictionary(someId, fc.option(html, { nil: null })) },
      { requiredKeys: [] },
    ),
    fc.record({ origins: fc.dictionary(someId, origins) }, { requiredKeys: [] }),
    fc.record({ order: fc.uniqueArray(someId) }, { requiredKeys: [] }),
    fc.record({ position }, { requiredKeys: [] }),
  )
  .map(([title, fields, blocks, from, order, at]) => {
    const removed = Object.entries(blocks.blocks ?? {}).filter(([, value]) => value === null);
    const none = Object.fromEntries(removed.map(([id]) => [id, []]));
    const all = { ...from.origins, ...none };
    const origins = Object.keys(all).length === 0 ? {} : { origins: all };
    return { ...title, ...fields, ...blocks, ...origins, ...order, ...at };
  });

export const mergeAll = (edits: readonly ArticleEdit[]): ArticleEdit =>
  edits.reduce(mergeEdits, {});

const pause = fc.constantFrom(
  'retry',
  'offline',
  'signIn',
  'limit',
  'denied',
  'rejected',
  'conflict',
) as fc.Arbitrary<Extract<SaveQueueEvent, { type: 'saveFailed' }>['pause']>;

/** Typing, streaming, forcing and every answer of a server; the writer discards nothing. */
export const someKeepingEvent: fc.Arbitrary<SaveQueueEvent> = fc.oneof(
  fc.record({ type: fc.constant('edited' as const), ops: someOps }),
  fc.record({ type: fc.constant('edited' as const), title: fc.constantFrom('x', 'y', 'z') }),
  fc.record({ type: fc.constant('edited' as const), fields: someFieldsChange }),
  fc.record({ type: fc.constant('streamed' as const), ops: someOps, position }),
  fc.constantFrom<SaveQueueEvent>(
    { type: 'streamStarted' },
    { type: 'streamEnded' },
    { type: 'forceRequested' },
    { type: 'resumed' },
  ),
  fc.record({ type: fc.constant('saveDue' as const), requestId: fc.uuid() }),
  fc.record({ type: fc.constant('saveSucceeded' as const), version: fc.nat(100) }),
  fc.record({ type: fc.constant('saveFailed' as const), pause, code: fc.constant(null) }),
);

const choice = fc.constantFrom('mine', 'theirs', 'both') as fc.Arbitrary<Choice>;
const someChoices: fc.Arbitrary<Choices> = fc.dictionary(
  fc.constantFrom('#title', '#seoTitle', ...IDS),
  choice,
);

/** The same, with changes by somebody else, and with the writer discarding unsaved edits. */
export const someEvent: fc.Arbitrary<SaveQueueEvent> = fc.oneof(
  { weight: 9, arbitrary: someKeepingEvent },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constant<SaveQueueEvent>({ type: 'discarded' }),
      fc.record({ type: fc.constant('conflictMerged' as const), theirs: someArticle }),
      fc.record({
        type: fc.constant('conflictResolved' as const),
        choices: someChoices,
        theirs: someArticle,
      }),
    ),
  },
);
