import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PROPOSED_TASKS, type ProposedTask } from '#contract/lib/tasks.ts';
import { textOfHtml } from '#html/text.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { proposalTask, runProposal } from '#tests/support/engineRun.ts';
import { aVoice } from '#tests/support/factories.ts';

/** Paragraphs and lists of words, figures and marks, as a writer leaves them. */
const words = fc
  .array(
    fc.constantFrom(
      'Coffee',
      'the',
      'the',
      'jar',
      'is',
      '12 kg',
      'Weight:',
      '.',
      '  ',
      'ñ',
      '“so”',
    ),
    {
      maxLength: 12,
    },
  )
  .map((list) => list.join(' '));
const someBlock = fc.oneof(
  words.map((text) => `<p>${text}</p>`),
  fc.tuple(words, words).map(([one, two]) => `<ul><li>${one}</li><li>${two}</li></ul>`),
  fc
    .tuple(words, words)
    .map(([one, two]) => `<p>${one}<br>${two} &amp; <strong>${one}</strong></p>`),
);

const propose = async (kind: ProposedTask, ...blocks: string[]) => {
  const selected = blocks.map((html, at) => ({ id: `b${at}`, html }));
  return (await runProposal(embeddedEngine, proposalTask({ kind, blocks: selected }))).alternatives;
};

const COFFEE =
  '<p>Cold brew coffee steeps for 18 hours. We use 60 g of coffee per liter. My aunt has a dog. Cold coffee keeps for a week.</p>';

describe('without a model', () => {
  test('a text is shortened to its own central sentences, word for word and in order', async () => {
    expect(await propose('shorten', COFFEE)).toEqual([
      ['<p>Cold brew coffee steeps for 18 hours. Cold coffee keeps for a week.</p>'],
    ]);
    expect(await propose('summarise', COFFEE)).toHaveLength(1);
  });

  test('one sentence cannot be shortened, and nothing is proposed', async () => {
    expect(await propose('shorten', '<p>Only one sentence.</p>')).toEqual([]);
  });

  test('lines become items of a list, one line becomes an item per sentence', async () => {
    expect(await propose('list', '<p>Water<br>Coffee &amp; ice</p>', '<p>Time</p>')).toEqual([
      ['<ul><li>Water</li><li>Coffee &amp; ice</li><li>Time</li></ul>'],
    ]);
    expect((await propose('list', COFFEE))[0]?.[0]?.match(/<li>/g)).toHaveLength(4);
  });

  test('labels with values become a table; a line without one, and there is none', async () => {
    expect(await propose('table', '<p>Weight: 12 kg<br>Price – 30 €</p>')).toEqual([
      [
        '<table><tbody><tr><td>Weight</td><td>12 kg</td></tr><tr><td>Price</td><td>30 €</td></tr></tbody></table>',
      ],
    ]);
    expect(await propose('table', '<p>Weight: 12 kg<br>and so on</p>')).toEqual([]);
  });

  test('doubled words and spaces are mended, and markup stays', async () => {
    expect(await propose('fixGrammar', '<p>The the <strong>jar  is</strong> full .</p>')).toEqual([
      ['<p>The <strong>jar is</strong> full.</p>'],
    ]);
    expect(await propose('fixGrammar', COFFEE)).toEqual([]);
  });

  // §d.voice.10
  test('a passage gets what the style rules of its voice name, and nothing without a voice', async () => {
    const { rules, ...rest } = aVoice();
    const voice = {
      ...rest,
      rules: { ...rules, banned: [{ term: 'utilize', instead: 'use' }], names: ['GitHub'] },
    };
    const blocks = [{ id: 'b', html: '<p>We <em>utilize</em> Github.</p>' }];
    const task = proposalTask({ kind: 'inVoice', blocks });
    const { alternatives } = await runProposal(embeddedEngine, { ...task, voice });
    expect(alternatives).toEqual([['<p>We <em>use</em> GitHub.</p>']]);
    expect((await runProposal(embeddedEngine, task)).alternatives).toEqual([]);
  });

  test('titles are made of the topic, the keyword and the headings', async () => {
    expect(await propose('titles')).toEqual([
      ['<h1>Cold brew</h1>'],
      ['<h1>Cold brew: Why it matters</h1>'],
      ['<h1>Cold brew: How it works</h1>'],
    ]);
  });

  // §d.fields.10
  test('beside the results of a search, the words that suit them come first', async () => {
    const results = {
      pages: [{ url: 'https://a.example/', title: { text: 'Beans', chars: 5 }, description: null }],
      terms: [{ term: 'works', stems: ['work'] }],
    };
    const asked = async (kind: 'titles' | 'meta') =>
      (await runProposal(embeddedEngine, proposalTask({ kind, results }))).alternatives;
    expect((await asked('titles'))[0]).toEqual(['<h1>Cold brew: How it works</h1>']);
    expect(await asked('meta')).toHaveLength(1); // no run of sentences is long enough: as without results
  });

  test('a description is made of whole sentences of the article that fit', async () => {
    const [pair] = await propose('meta');
    expect(pair).toEqual([
      '<p>Cold brew coffee</p>',
      '<p>What stands before. What stands behind.</p>',
    ]);
  });

  test('what takes a model is not pretended', async () => {
    const { error } = await runProposal(embeddedEngine, proposalTask({ kind: 'rephrase' }));
    expect(error).toMatchObject({ code: 'model_not_found' });
    expect(embeddedEngine.tasks).not.toContain('rephrase');
  });

  // §d.proposals.5
  test('no proposal over a selection has a word that the article does not have', async () => {
    const kinds = PROPOSED_TASKS.filter((kind) => embeddedEngine.tasks.includes(kind));
    const cases = fc.tuple(fc.constantFrom(...kinds), fc.array(someBlock, { maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(cases, async ([kind, blocks]) => {
        const task = proposalTask({
          kind,
          blocks: blocks.map((html, at) => ({ id: `${at}`, html })),
        });
        const { alternatives, error } = await runProposal(embeddedEngine, task);
        expect(error).toBeUndefined();
        const said = JSON.stringify(task);
        for (const html of alternatives.flat()) {
          expect(sanitiseBlock(html)).toBe(html);
          for (const word of textOfHtml(html.replace(/<\/(?:li|td)>/g, ' ')).match(
            /[\p{L}\p{N}]{3,}/gu,
          ) ?? [])
            expect(said.toLowerCase()).toContain(word.toLowerCase());
        }
      }),
      { numRuns: 100 },
    );
  });
});
