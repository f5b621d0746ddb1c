import { afterAll, expect, test } from '@jest/globals';
import { textOfHtml } from '#html/text.ts';
import { wordingOfSources } from '#language/scoredText.ts';
import { textToolsOf } from '#language/textTools.ts';
import { scoringPool } from '#server/adapters/scoring/scoringPool.ts';
import { createAnalyst } from '#services/seo/analyst.ts';
import { snapshotOf } from '#tests/support/snapshots.ts';
import { allRequests, packTexts, requestOf } from '#tools/lib/scoringPack.ts';

const pool = scoringPool();
afterAll(() => pool.close());

const texts = packTexts();
/** Each text with what another one of its language says, before it and after it. */
const joined = texts.flatMap((text) => {
  const others = texts.filter(({ language }) => language === text.language);
  const { blocks } = others[(others.indexOf(text) + 1) % others.length] ?? text;
  return [
    [...blocks, ...text.blocks],
    [...text.blocks, ...blocks],
  ].map((both) => requestOf({ ...text, blocks: both }));
});
/** Each text with the text of another one as its source. */
const sourced = joined.slice(0, 40).map((one, at) => ({
  ...one,
  sources: [
    {
      url: 'https://source.example',
      paragraphs: (joined[at + 1] ?? one).blocks.map(({ html }) => textOfHtml(html)),
    },
  ],
}));
const requests = [...allRequests(texts), ...joined, ...sourced];
const [request = requests[0]] = requests;
if (request === undefined) throw new Error('The pack is empty.');

// §d.scoring.1
test('a thread of the server and the worker of the page give the same report', async () => {
  expect(requests.length).toBeGreaterThanOrEqual(200);
  const answer = createAnalyst(textToolsOf);
  const reports = await Promise.all(requests.map(pool.score));
  for (const [at, { blocks, context, competitors, sources }] of requests.entries()) {
    const snapshot =
      competitors === null || 'snapshot' in competitors
        ? null
        : snapshotOf(competitors, context.language);
    const message = {
      type: 'report',
      id: at,
      articleId: `a${at}`,
      context: { ...context, markedTerm: null, voice: null, brief: null },
      snapshot,
      sources: wordingOfSources({ language: context.language, sources }),
      order: blocks.map(({ id }) => id),
      changed: new Map(blocks.map(({ id, html }) => [id, { html }])),
      isWhole: true,
    } as const;
    const made = answer(structuredClone(message));
    const {
      origin: _origin,
      comparison: _comparison,
      fixes: _fixes,
      local: _local,
      claims: _claims,
      watched: _watched,
      marked: _marked,
      keyphraseIdeas: _ideas,
      voice: _voice,
      brief: _brief,
      ...report
    } = made !== null && 'report' in made ? made.report : {};
    expect(reports[at]).toEqual(report);
  }
});

test('a text that fails does not take the others with it', async () => {
  const broken = { ...request, blocks: null } as unknown as typeof request;
  const [failed, made] = await Promise.allSettled([pool.score(broken), pool.score(request)]);
  expect(failed.status).toBe('rejected');
  expect(made.status).toBe('fulfilled');
  await expect(pool.score(request)).resolves.toMatchObject({ scorerVersion: expect.any(String) });
});

test('a text that takes too long is given up', async () => {
  const impatient = scoringPool({ timeoutMs: 1 });
  await expect(impatient.score(request)).rejects.toMatchObject({ cause: { name: 'ThreadError' } });
  await impatient.close();
});
