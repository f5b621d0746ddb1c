import { expect, test } from '@jest/globals';
import { FIRST_VIEW, shownTopics, topicsCsv } from '#domain/topics/table.ts';
import { aTopic, aTopicKeyphrase, idOf } from '#tests/support/factories.ts';

const figure = <Value>(value: Value) =>
  ({ value, source: 'file', at: '2026-05-01T00:00:00.000Z' }) as const;
const named = (name: string, topic: Parameters<typeof aTopic>[0] = {}) =>
  aTopic({ name, keyphrases: [aTopicKeyphrase({ phrase: name })], ...topic });

const TOPICS = [
  named('unknown'),
  named('small', { volume: figure(10), intent: figure('commercial' as const) }),
  named('large', { volume: figure(900), isFavourite: true }),
  named('written', {
    volume: figure(50),
    duplicate: { articleId: idOf(1), title: 'Tea', risk: 'high' },
  }),
];
const shown = (view: Partial<typeof FIRST_VIEW>) =>
  shownTopics(TOPICS, { ...FIRST_VIEW, ...view }).map(({ name }) => name);

// §d.topics.10
test.each([
  [{}, ['large', 'written', 'small', 'unknown']],
  [{ isDescending: false }, ['small', 'written', 'large', 'unknown']],
  [{ sort: 'name', isDescending: false }, ['large', 'small', 'unknown', 'written']],
  [{ intent: 'commercial' }, ['small']],
  [{ intent: 'unknown' }, ['large', 'written', 'unknown']],
  [{ onlyFavourites: true }, ['large']],
  [{ onlyNew: true }, ['large', 'small', 'unknown']],
  [{ search: ' ARG' }, ['large']],
] as const)('the view %p shows %p', (view, names) => expect(shown(view)).toEqual(names));

// §d.topics.10 §d.topics.3
test('the file has a line for each keyphrase, its sources, and nothing that a spreadsheet would run', () => {
  const keyphrases = [
    aTopicKeyphrase({ phrase: '=SUM(A1)', volume: figure(10) }),
    aTopicKeyphrase({ phrase: 'a, b' }),
  ];
  const [heading, ...lines] = topicsCsv([aTopic({ name: '=x', keyphrases })]).split('\r\n');
  expect(heading).toMatch(/^Topic,Keyphrase,Volume,Volume source,/);
  expect(lines[0]).toMatch(/^'=x,'=SUM\(A1\),10,file 2026-05-01,/);
  expect(lines[1]).toMatch(/^'=x,"a, b",,,/);
});
