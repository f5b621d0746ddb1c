/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import { type Block, type BlockOp, originsIn } from '#domain/article/body.ts';
import type { Origins } from '#domain/article/origin.ts';
import { parseBlock } from '#src/editor/kernel/contentHtml.ts';
import { openSession, put } from '../support/openSession.ts';

const AI: Origins = [
  { kind: 'ai', model: 'm', prompt: 'p', version: 2, text: 'We roast. You drink.' },
];
const DRINK: Origins = [{ kind: 'ai', model: 'm', prompt: 'p', version: 2, text: 'You drink.' }];
const PASTED: Origins = [{ kind: 'pasted', text: 'Brew.' }];
const blocks: Block[] = [
  { id: 'a', html: '<p>We roast. You drink.</p>', origins: AI },
  { id: 'b', html: '<p>Brew.</p>', origins: PASTED },
  { id: 'c', html: '<p>Mine.</p>' },
];

/** A session, and the origins that the store would have. */
function open(all = blocks) {
  const opened = openSession(all);
  const origins = () => {
    opened.session.flush();
    const body = opened.store();
    expect(opened.session.body()).toEqual(body);
    return Object.fromEntries(body.order.map((id) => [id, originsIn(body, id) ?? []]));
  };
  return { ...opened, origins };
}

describe('the origins of a block', () => {
  // §d.origins.8
  test('the origins of a block stay with it while it is edited, and no edit names them', () => {
    const { select, type, origins, reports } = open();
    select([0, 2]);
    type(' now');
    expect(origins()).toEqual({ a: AI, b: PASTED, c: [] });
    expect(reports).toEqual([[put('a', null, '<p>We now roast. You drink.</p>')]]);
  });

  // §d.origins.3
  test('the origins of a block go to both halves when it is divided, and undo and redo keep them', () => {
    const { session, select, split, origins } = open();
    select([0, 10]);
    split();
    expect(origins()).toEqual({ a: AI, new1: DRINK, b: PASTED, c: [] });
    session.undo();
    expect(origins()).toEqual({ a: AI, b: PASTED, c: [] });
    session.redo();
    expect(origins()).toEqual({ a: AI, new1: DRINK, b: PASTED, c: [] });
  });

  test('a block that is written below another one has no origins', () => {
    const { select, type, split, origins } = open();
    select([0, 20]);
    split();
    type('Also mine.');
    expect(origins()).toEqual({ a: AI, new1: [], b: PASTED, c: [] });
  });

  test('the origins of a block come together when it is joined with another one, and undo parts them again', () => {
    const { session, select, removeSelected, origins } = open();
    select([0, 20], [1, 0]);
    removeSelected();
    expect(origins()).toEqual({ a: [...AI, ...PASTED], c: [] });
    session.undo();
    expect(origins()).toMatchObject({ b: PASTED, c: [] });
  });

  // §d.origins.3
  test('the origins of a block go with the rest of a block that a selection ends in, whatever replaces the selection', () => {
    for (const replace of ['', 'x', 'paste'] as const) {
      const { session, select, type, removeSelected, origins } = open([
        { id: 'm', html: '<p>Mine.</p>' },
        { id: 'a', html: '<p>We roast. You drink.</p>', origins: AI },
      ]);
      select([0, 2], [1, 9]);
      if (replace === 'paste')
        session.insert(parseBlock('<p>new</p>'), false, [[{ kind: 'pasted', text: 'new' }]]);
      else if (replace === '') removeSelected();
      else type(replace);
      expect(origins().m).toContainEqual({ ...AI[0], text: 'You drink' });
    }
  });

  test('the origins of a block come back with it when its removal is undone', () => {
    const { session, select, removeSelected, origins } = open();
    select([1, 5], [2, 5]);
    removeSelected();
    select([0, 20], [1, 5]);
    removeSelected();
    expect(origins()).toEqual({ a: AI });
    session.undo();
    session.undo();
    expect(origins()).toEqual({ a: AI, b: PASTED, c: [] });
  });
});

// §d.origins.3
describe('undo and redo', () => {
  const ai = (text: string): Origins => [{ kind: 'ai', model: 'other', text }];
  const restored: BlockOp = { ...put('a', null, '<p>You sip.</p>'), origins: [] };

  test('undo and redo give a restored block the origins of the text that they bring back', () => {
    const { session, apply, origins } = open();
    apply([restored], 'run');
    for (const _ of [1, 2]) {
      expect(origins()).toMatchObject({ a: [] });
      session.undo();
      expect(origins()).toMatchObject({ a: AI });
      session.redo();
    }
  });

  test('undo and redo do so across what was typed between two versions, however fast the steps follow', () => {
    const { session, select, type, apply, origins } = open();
    select([0, 2]);
    type(' now');
    session.flush();
    apply([restored], 'one');
    select([0, 8]);
    type(' Typed.');
    session.flush();
    apply([{ ...put('a', null, '<p>Again.</p>'), origins: ai('Again.') }], 'two');
    for (const _ of [1, 2, 3, 4]) session.undo();
    expect(origins()).toMatchObject({ a: AI });
    for (const [text, own] of [
      ['We now roast. You drink.', AI],
      ['You sip.', []],
      ['You sip. Typed.', []],
      ['Again.', ai('Again.')],
    ] as const) {
      session.redo();
      expect(session.state().getCurrentContent().getFirstBlock().getText()).toBe(text);
      expect(origins().a).toEqual(own);
    }
  });

  test('undo and redo take back what a paste that is too long to be kept has said of the text around it', () => {
    const { session, select, origins } = open();
    select([2, 4]);
    const tooLong: Origins = [{ kind: 'pasted', text: null }];
    session.insert(parseBlock('<p> and more</p>'), false, [tooLong]);
    expect(origins()).toMatchObject({ c: tooLong });
    session.undo();
    expect(origins()).toMatchObject({ c: [] });
    session.redo();
    expect(origins()).toMatchObject({ c: tooLong });
  });

  test('undo and redo know each state of a list, also where its last item is the same', () => {
    const list: Block = { id: 'l', html: '<ul><li>One.</li><li>Two.</li></ul>', origins: AI };
    const { session, apply, origins } = open([list]);
    const first = (text: string) => ({
      ...put('l', null, `<ul><li>${text}</li><li>Two.</li></ul>`),
      origins: ai(text),
    });
    for (const text of ['Three.', 'Four.']) apply([first(text)], text);
    for (const own of [ai('Three.'), AI]) {
      session.undo();
      expect(origins()).toEqual({ l: own });
    }
    for (const own of [ai('Three.'), ai('Four.')]) {
      session.redo();
      expect(origins()).toEqual({ l: own });
    }
  });

  test('the same text typed again is not taken for an undo or a redo', () => {
    const { session, select, type, removeSelected, origins } = open();
    select([2, 5]);
    session.insert(parseBlock('<p> Pasted.</p>'), false, [[{ kind: 'pasted', text: 'Pasted.' }]]);
    select([2, 5], [2, 13]);
    removeSelected();
    select([2, 5]);
    type(' Pasted.');
    expect(origins()).toMatchObject({ c: [{ kind: 'pasted', text: 'Pasted.' }] });
  });
});

describe('text that is inserted', () => {
  const from = (text: string): Origins => [{ kind: 'pasted', text }];
  const paste = (html: string) => parseBlock(html);

  // §d.origins.4
  test('text that is inserted into a paragraph adds its origin to those of the paragraph', () => {
    const { session, select, origins } = open();
    select([2, 4]);
    session.insert(paste('<p> or yours</p>'), false, [from('or yours')]);
    expect(origins()).toMatchObject({ a: AI, c: from('or yours') });
  });

  test('text that is inserted as blocks has its origin in each; text behind the caret keeps its own', () => {
    const { session, select, origins, stored } = open();
    select([0, 9]);
    const fragment = [...paste('<p>One</p>'), ...paste('<p>Two</p>'), ...paste('<p>Three</p>')];
    session.insert(fragment, false, [from('One'), from('Two'), from('Three')]);
    expect(stored().slice(0, 3)).toEqual([
      'a <p>We roast.One</p>',
      'new1 <p>Two</p>',
      'new2 <p>Three You drink.</p>',
    ]);
    expect(origins()).toMatchObject({
      a: [...AI, ...from('One')],
      new1: from('Two'),
      new2: [...from('Three'), { ...AI[0], text: 'You drink' }],
    });
  });

  // §d.origins.4
  test('text that is inserted over other text with the same words has its own origin', () => {
    const { session, select, origins } = open();
    select([0, 0], [1, 5]);
    const fragment = [...paste('<p>You roast.</p>'), ...paste('<p>We drink.</p>')];
    session.insert(fragment, false, [from('You roast.'), from('We drink.')]);
    expect(Object.values(origins())).toContainEqual(from('We drink.'));
  });

  test('text that the writer inserts has no origin', () => {
    const { session, select, origins } = open();
    select([2, 5]);
    session.insert([...paste('<p>x</p>'), ...paste('<p>Y</p>')]);
    expect(origins()).toMatchObject({ c: [], new1: [] });
  });
});

describe('changes from outside', () => {
  const ai = (text: string): Origins => [{ kind: 'ai', model: 'm', text }];

  // §d.origins.4
  test('changes from outside bring their origins, also those of text that stays the same', () => {
    const { apply, session } = open();
    const grown = { ...put('z', 'a', '<p>AI</p>'), origins: ai('AI') } as const;
    const same = { ...put('c', 'b', '<p>Mine.</p>'), origins: ai('Mine') } as const;
    expect(apply([grown, same])).toEqual([grown, same]);
    expect(originsIn(session.body(), 'z')).toEqual(ai('AI'));
    expect(originsIn(session.body(), 'c')).toEqual(ai('Mine'));
    expect(apply([{ ...same, origins: [] }])).toEqual([{ ...same, origins: [] }]);
    expect(originsIn(session.body(), 'c')).toBeUndefined();
  });

  test('changes from outside keep the original text, whatever was typed into the block meanwhile', () => {
    const { apply, select, type, session } = open();
    apply([{ ...put('z', 'c', '<p>One two</p>'), origins: ai('One two') }], 'run');
    select([3, 3]);
    type(' new');
    const [applied] = apply(
      [{ ...put('z', 'c', '<p>One two three</p>'), origins: ai('One two three') }],
      'run',
    );
    expect(applied).toMatchObject({
      html: '<p>One new two three</p>',
      origins: ai('One two three'),
    });
    expect(originsIn(session.body(), 'z')).toEqual(ai('One two three'));
  });
});
