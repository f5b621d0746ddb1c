import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DraftTask, NO_WISHES } from '#domain/writing/writingTask.ts';
import { decodeEntities } from '#html/escape.ts';
import { isSlot } from '#html/slot.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';
import {
  embeddedEngine,
  workingDraft,
  workingOutline,
} from '#server/adapters/model/embedded/embeddedEngine.ts';
import { partsOf } from '#server/material/notes.ts';
import { unitsOf } from '#server/material/units.ts';
import { NOTHING, passageTask, runEngine, sectionTask } from '#tests/support/engineRun.ts';

const request = (change: Partial<DraftTask> = {}): DraftTask => ({
  kind: 'draft',
  ...NO_WISHES,
  outline: null,
  topic: 'Cold brew coffee',
  keywords: [],
  language: 'en',
  location: '',
  notes: '',
  ...change,
});

const draft = (change: Partial<DraftTask>) => workingDraft(request(change));

/** The text of a block: without tags, with entities decoded. */
const seen = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, ''));

/** The draft by headings: heading → the text below it; the title for the introduction. */
function underHeadings(blocks: readonly string[]): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  let heading = '';
  for (const block of blocks) {
    if (/^<h[1-3]>/.test(block)) {
      heading = seen(block);
      sections[heading] = [];
    } else sections[heading]?.push(block);
  }
  return sections;
}

const NOTES = `We roast on Tuesdays & Fridays.
Never on Mondays.

## Water
Use 60 g per liter – at "room temperature" <20 °C>.

### Hardness
- below 8 °dH
- never distilled

# Grind
Coarse.`;

describe('the notes', () => {
  test('the notes stand word for word below the headings that the writer gave them', () => {
    const sections = underHeadings(draft({ notes: NOTES }));
    expect(sections['Water']).toEqual([
      '<p>Use 60 g per liter – at "room temperature" &lt;20 °C&gt;.</p>',
    ]);
    expect(sections['Hardness']).toEqual(['<ul><li>below 8 °dH</li><li>never distilled</li></ul>']);
    expect(sections['Grind']).toEqual(['<p>Coarse.</p>']);
    expect(sections['Cold brew coffee']).toEqual([
      '<p>We roast on Tuesdays &amp; Fridays.<br>Never on Mondays.</p>',
    ]);
  });

  test('the notes keep the levels of their headings, below the one title', () => {
    const headings = draft({ notes: NOTES }).filter((block) => /^<h/.test(block));
    expect(headings.slice(0, 4)).toEqual([
      '<h1>Cold brew coffee</h1>',
      '<h3>Water</h3>',
      '<h3>Hardness</h3>',
      '<h2>Grind</h2>',
    ]);
  });

  test('notes without headings go to the section that they have most to do with, or else to the end', () => {
    const sections = underHeadings(
      draft({
        keywords: ['filter bags', 'glass jars'],
        notes:
          'Thank you, Anna.\n\nGlass jars break; we tried two jars.\n\nA filter of linen lasts.',
      }),
    );
    expect(sections['Also']).toEqual(['<p>Thank you, Anna.</p>']);
    expect(sections['Glass jars']).toEqual(['<p>Glass jars break; we tried two jars.</p>']);
    expect(sections['Filter bags']).toEqual(['<p>A filter of linen lasts.</p>']);
  });

  test('the notes keep a list with the sentence that leads into it', () => {
    const blocks = draft({ keywords: ['linen'], notes: 'You need:\n- a jar\n- linen' });
    const at = blocks.indexOf('<p>You need:</p>');
    expect(blocks[at + 1]).toBe('<ul><li>a jar</li><li>linen</li></ul>');
  });

  test.each([
    ['a lone dash, which may be a minus', '- 5 °C outside'],
    ['a number that starts no list', '3. May is the best month'],
    ['numbers that do not run from one', '2. second\n3. third'],
    ['marks inside a line', 'a # b * c _ d ~ `e` [f](g)'],
    ['a hash without a space', '#coldbrew'],
    ['a space that does not break', '5\u00a0g'],
    ['markup, as text', '<script>alert(1)</script> &amp; <b>'],
  ])('the notes keep anything but unmistakable structure as text: %s', (_what, notes) => {
    const text = draft({ notes }).map(seen).join('\n').replace(/\s+/g, '');
    expect(text).toContain(notes.replace(/\s+/g, ''));
  });

  test('the notes never lose or change a character', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '# Head',
        '## Sub',
        '- item',
        '- item',
        '1. one',
        '2. two',
        '',
        '  ',
        'Text:',
        '-',
        '#',
      ),
    );
    const notes = fc
      .array(line, { maxLength: 30 })
      .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));
    fc.assert(
      fc.property(notes, (text) => {
        const parts = partsOf(text);
        const hasHeadings = parts.some(({ kind }) => kind === 'heading');
        // Without headings of the writer, what is said twice stands once.
        const written = hasHeadings
          ? parts.flatMap(({ kind, lines }) => (kind === 'heading' ? [] : lines))
          : unitsOf(parts, 'en').flatMap(({ pieces }) => pieces.flatMap(({ lines }) => lines));
        let shown = draft({ notes: text, keywords: ['item', 'text'] })
          .filter((block) => !isSlot(block) && !block.startsWith('<h'))
          .map((block) => squeezed(seen(block)))
          .join('');
        const longestFirst = written.map(squeezed).sort((a, b) => b.length - a.length);
        for (const line of longestFirst) {
          expect({ line, isThere: shown.includes(line) }).toEqual({ line, isThere: true });
          shown = shown.replace(line, () => '');
        }
        expect(shown).toBe('');
      }),
      { numRuns: 300, examples: [['5\u00a0g of &nbsp; and\u2028salt'], ['a: b\nc: d\n“e. F.” G']] },
    );
  });

  test('the notes of any length become a draft that can be streamed and saved', () => {
    const blocks = draft({
      notes: Array.from({ length: 40_000 }, (_line, at) => `n${at}`).join('\n\n'),
    });
    expect(blocks.length).toBeLessThan(1100);
    const text = blocks.map((block) => seen(block.replaceAll('<br>', '\n'))).join('\n');
    expect(text.match(/^n\d+$/gm)).toHaveLength(40_000);
  });
});

const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('notes without headings', () => {
  const SEVEN = `Lugs of 5 mm bite into mud.
A membrane keeps puddles out but dries slowly.
Price: 90 to 160 euros
Weight: 280 to 340 g
“Buy half a size larger,” says our fitter Ana.
Try them on in the afternoon.
Do I need gaiters?`;
  const topic = 'How to choose trail running shoes for wet winters';

  test('notes without headings on seven lines are seven blocks, under several headings', () => {
    const sections = underHeadings(draft({ topic, notes: SEVEN }));
    const own = Object.values(sections).map((blocks) => blocks.filter((one) => !isSlot(one)));
    expect(own.flat()).toHaveLength(7);
    expect(own.filter((blocks) => blocks.length > 0).length).toBeGreaterThan(3);
    expect(sections['Common questions']).toEqual(['<p>Do I need gaiters?</p>']);
    expect(sections['Weight']).toEqual(['<p>Weight: 280 to 340 g</p>']);
  });

  // §d.placement.3
  test.each([
    ['two that clearly belong to it', 'Costs 29 euros at least.\nA cheaper one is 15 euros.', true],
    ['one with its label', 'Price: 29 euros', true],
    ['one alone', 'Costs 29 euros at least.', false],
    ['two that could belong to it', 'The till is red.\nSave the receipt.', false],
  ])('notes without headings ask for a section: %s', (_, notes, isThere) => {
    const about = { topic: 'How to descale an espresso machine', notes };
    expect('Price' in underHeadings(draft(about))).toBe(isThere);
  });

  test('notes of labels with values are a table that keeps their words', () => {
    const notes = '# Figures\nWeight: 2 kg\nLength: 3 m\n\nNice & red.\nColour: red';
    expect(underHeadings(draft({ notes }))['Figures']).toEqual([
      '<table><tbody><tr><th>Weight:</th><td>2 kg</td></tr><tr><th>Length:</th><td>3 m</td></tr></tbody></table>',
      '<p>Nice &amp; red.<br>Colour: red</p>',
    ]);
  });

  test('notes of sentences and quotes with a label in front are no table', () => {
    const notes = '# Bees\nSwarms: look for queen cells every week.\nAna says: “Tell them.”';
    expect(underHeadings(draft({ notes }))['Bees']?.join('')).toBe(
      '<p>Swarms: look for queen cells every week.<br>Ana says: “Tell them.”</p>',
    );
  });

  test('notes of numbered steps are a numbered list where the steps are', () => {
    const sections = underHeadings(
      draft({ topic: 'How to bake bread', notes: '1. Knead\n2. Wait\n3. Bake' }),
    );
    expect(sections['Step by step']).toEqual(['<ol><li>Knead</li><li>Wait</li><li>Bake</li></ol>']);
  });
});

describe('the slots', () => {
  test('the slots speak of the topic as a thing, not as a headline', () => {
    const text = draft({ topic: 'How to choose a lamp?' }).map(seen).join('\n');
    expect(text).toContain('Which question do you hear most often about choosing a lamp?');
    expect(text).not.toContain('about How to');
  });

  // §d.slots.2
  test('the slots stand in every section without notes, one in each, and in no other section', () => {
    const sections = underHeadings(draft({ notes: NOTES, keywords: ['nitro'] }));
    for (const [heading, blocks] of Object.entries(sections)) {
      const own = NOTES.includes(heading) || heading === 'Cold brew coffee';
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.map(isSlot)).toEqual(own ? blocks.map(() => false) : [true]);
    }
  });

  test('the slots name the terms to use and the question to answer', () => {
    const prompt = underHeadings(draft({ keywords: ['nitro'] }))
      ['Nitro']?.map(seen)
      .join(' ');
    expect(prompt).toContain('Terms to use: nitro');
    expect(prompt).toContain(
      'Question to answer: What does someone who searches for “nitro” want to do?',
    );
  });

  test('the slots use every keyword, as a section or as a term in one', () => {
    const keywords = ['a1x', 'b2x', 'c3x', 'd4x', 'e5x', 'f6x', 'g7x', 'cold brew'];
    const text = draft({ keywords }).map(seen).join('\n');
    for (const keyword of keywords) expect(text.toLowerCase()).toContain(keyword);
  });

  test('the slots mention the place once, by its name in the language of the draft', () => {
    const text = draft({ location: 'DE', language: 'fr' }).map(seen).join('\n');
    expect(text.match(/Allemagne/g)).toHaveLength(1);
  });

  test.each([
    ['en', 'Common questions'],
    ['en-GB', 'Common questions'],
    ['de', 'Häufige Fragen'],
    ['es-MX', 'Preguntas frecuentes'],
    ['fr', 'Questions fréquentes'],
    ['ja', 'Common questions'],
    ['de-xx-12', 'Häufige Fragen'],
  ])('the slots are in the language of the draft, %s', (language, heading) => {
    expect(draft({ language })).toContain(`<h2>${heading}</h2>`);
  });

  // §d.evidence.1
  test('the slots contain no figure that the writer did not give', () => {
    for (const language of ['en', 'de', 'es', 'fr']) {
      expect(
        draft({ language, keywords: ['k'] })
          .map(seen)
          .join(''),
      ).not.toMatch(/\d/);
    }
  });
});

describe('the draft', () => {
  test('the draft starts with the topic as its only title', () => {
    const blocks = draft({ topic: 'Fish & <chips>', notes: '# Fish & <chips>\nText.' });
    expect(blocks[0]).toBe('<h1>Fish &amp; &lt;chips&gt;</h1>');
    expect(blocks.filter((block) => block.startsWith('<h1'))).toHaveLength(1);
    expect(blocks).toContain('<p>Text.</p>');
  });

  test('the draft is not changed by the sanitiser', () => {
    const blocks = draft({ topic: '"A" <b>', keywords: ['x & y'], notes: NOTES, location: 'FR' });
    expect(blocks.map(sanitiseBlock)).toEqual(blocks);
  });

  test('the draft is the same for the same input, so that a job continues where it stopped', async () => {
    const input = request({ notes: NOTES, keywords: ['nitro'] });
    const whole = workingDraft(input);
    for (const from of [0, 3, whole.length]) {
      const rest: string[] = [];
      const { signal } = new AbortController();
      const written = { outline: [], blocks: whole.slice(0, from) };
      for await (const piece of embeddedEngine.write(input, { written, signal })) {
        if (piece.type === 'block') rest.push(piece.html);
      }
      expect(rest).toEqual(whole.slice(from));
    }
  });
});

describe('a rewritten section', () => {
  const anew = (change: Parameters<typeof sectionTask>[0] = {}, written = NOTHING) =>
    runEngine(embeddedEngine, sectionTask(change), { written });

  test('a rewritten section says below its heading what to write and to answer, in the language of the article', async () => {
    const { outline, blocks } = await anew({ language: 'de' });
    expect(outline).toBeNull();
    expect(blocks.map(isSlot)).toEqual([true]);
    expect(blocks.map(seen).join(' ')).toContain('Zu beantworten: Was würde man hier fragen?');
  });

  // §d.evidence.1
  test('a rewritten section states no facts, and is not changed by the sanitiser', async () => {
    const { pieces, blocks } = await anew({ notes: '42 % say so.', keywords: ['7 figures'] });
    expect(blocks.map(seen).join('')).not.toMatch(/\d/);
    expect(pieces.map((piece) => piece.type === 'block' && piece.html)).toEqual(blocks);
  });

  test('a rewritten section is not written again where it stopped', async () => {
    const { blocks } = await anew();
    const rest = await anew({}, { outline: null, blocks });
    expect(rest.blocks).toEqual(blocks);
    expect(rest.pieces).toHaveLength(0);
  });
});

describe('a draft that continues', () => {
  test('a draft that continues keeps a block that the writer has changed, and writes all that follow', async () => {
    const input = request({ notes: NOTES });
    const whole = workingDraft(input);
    const blocks = [...whole.slice(0, 2), '<p>Mine.</p>', ''];
    const written = { outline: [], blocks };
    const run = await runEngine(embeddedEngine, input, { written });
    expect(run.blocks).toEqual(whole.with(2, '<p>Mine.</p>'));
  });

  test('a draft that continues rejects with the reason of its abort', async () => {
    const reason = new Error('That is enough.');
    const signal = AbortSignal.abort(reason);
    expect((await runEngine(embeddedEngine, request(), { signal })).error).toBe(reason);
  });

  test('a draft that continues yields its outline once', async () => {
    const { pieces, outline, blocks } = await runEngine(embeddedEngine, request({ notes: NOTES }));
    expect(pieces.filter(({ type }) => type === 'outline')).toHaveLength(1);
    const headings = blocks.filter((html) => html.startsWith('<h2>')).map(seen);
    expect(outline?.map(({ heading }) => heading)).toEqual(headings);
  });
});

test('an outline to write by has no section for notes that fit nowhere', () => {
  const input = request({ notes: 'Qwertz uiop.' });
  expect(workingDraft(input)).toContain('<h2>Also</h2>');
  expect(workingOutline(input).map(({ heading }) => heading)).not.toContain('Also');
});

test('a passage is not written without a model', async () => {
  const { error, blocks } = await runEngine(embeddedEngine, passageTask());
  expect(error).toMatchObject({ code: 'model_not_found', isTransient: false });
  expect(blocks).toEqual([]);
});

// §d.wizard.3
describe('along an outline', () => {
  const outline = [
    { heading: 'Storage', points: ['Dry'] },
    { heading: 'Lids', points: ['Tight', 'Clean'], isPart: true },
  ];

  test('each section of an outline has its own points, and the notes are placed under its headings', () => {
    const blocks = draft({ outline, notes: 'Storage in jars is best. Lids keep air out.' });
    expect(blocks.filter((block) => /^<h/.test(block))).toEqual([
      '<h1>Cold brew coffee</h1>',
      '<h2>Storage</h2>',
      '<h3>Lids</h3>',
    ]);
    const sections = underHeadings(blocks);
    expect(sections.Lids?.map(seen)[0]).toBe('TightClean');
    expect(sections.Storage?.map(seen)[0]).toBe('Dry');
    const noted = [...(sections.Lids ?? []), ...(sections.Storage ?? [])].map(seen).join(' ');
    expect(noted).toContain('Lids keep air out.');
    expect(noted).toContain('Storage in jars is best.');
  });

  const aHeading = fc.constantFrom('Water', 'Grind', 'Hardness', 'Storage', 'Common questions');
  const anOutline = fc.array(
    fc.record({
      heading: aHeading,
      points: fc.array(fc.constantFrom('Ask Ada.', 'Try twice.'), { maxLength: 2 }),
      isPart: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );

  test('whatever it is, every note stands in the draft exactly once, and no other heading but one for the rest', () => {
    fc.assert(
      fc.property(anOutline, (planned) => {
        const blocks = draft({ outline: planned, notes: NOTES });
        const text = blocks.map(seen).join('\n');
        for (const note of ['Never on Mondays.', 'Coarse.', 'below 8 °dH'])
          expect(text.split(note)).toHaveLength(2);
        const headings = blocks.filter((block) => /^<h[23]/.test(block)).map(seen);
        const wanted = planned.map(({ heading }) => heading);
        expect(headings.slice(0, wanted.length)).toEqual(wanted);
        expect([[], ['Also']]).toContainEqual(headings.slice(wanted.length));
      }),
    );
  });
});
