import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { wordingOfSources } from '#language/scoredText.ts';
import { textToolsOf } from '#language/textTools.ts';
import { type AnalysisWorker, createAnalysis } from '#services/seo/analysis.ts';
import { type AnalysisAnswer, type AnalysisMessage, createAnalyst } from '#services/seo/analyst.ts';
import { aReportContext } from '#tests/support/factories.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A worker in this thread, which the test can silence or crash. */
function workers() {
  const opened: { readonly heard: AnalysisMessage[]; crash(): void; isEnded: boolean }[] = [];
  let isSilent = false;
  const open = (): AnalysisWorker => {
    const listeners = new Map<string, (event: never) => void>();
    const answer = createAnalyst(textToolsOf);
    const state = {
      heard: [] as AnalysisMessage[],
      isEnded: false,
      crash: () => listeners.get('error')?.({ message: 'out of memory' } as never),
    };
    opened.push(state);
    return {
      postMessage(message) {
        state.heard.push(structuredClone(message));
        const made = isSilent ? null : answer(message);
        if (made !== null) void Promise.resolve().then(() => tell(made));
      },
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, listener),
      terminate() {
        state.isEnded = true;
      },
    };
    function tell(data: AnalysisAnswer) {
      listeners.get('message')?.({ data } as never);
    }
  };
  return { open, opened, silence: (silent: boolean) => (isSilent = silent) };
}

const body = bodyOf([
  { id: 'b1', html: '<p>One two.</p>' },
  { id: 'b2', html: '<p>Three.</p>' },
]);
const subject = { articleId: 'a1', ...aReportContext(), body };
const changedIn = (message: AnalysisMessage | undefined) =>
  message?.type === 'report' ? [...message.changed.keys()] : null;

test('the first report sends every block, later ones only those that changed', async () => {
  const { open, opened } = workers();
  const analysis = createAnalysis(open);
  expect((await analysis.report(subject)).words).toBe(3);
  const next = { ...body, html: { ...body.html, b2: '<p>Three four.</p>' } };
  expect((await analysis.report({ ...subject, body: next })).words).toBe(4);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.heard.map(changedIn)).toEqual([['b1', 'b2'], ['b2']]);
});

// §d.scoring.11
test('the wording of the sources is sent when it has changed, and copies are found in it', async () => {
  const { open, opened } = workers();
  const analysis = createAnalysis(open);
  const said =
    'The first foundries of the valley poured kettles into beds of damp sand and sold them before the year was out to whoever had a cow to give for one.';
  const copy = { ...subject, body: bodyOf([{ id: 'b1', html: `<p>${said}</p>` }]) };
  const sources = wordingOfSources({
    language: 'en',
    sources: [{ url: 'https://museum.example', paragraphs: [said] }],
  });
  const copied = async (of: typeof copy) =>
    (await analysis.report(of)).checks.find(({ name }) => name === 'copied')?.rating;
  expect(await copied(copy)).toBe('unmeasured');
  expect(await copied({ ...copy, sources })).toBe('bad');
  expect(await copied({ ...copy, sources, title: 'Another' })).toBe('bad');
  expect(await copied({ ...copy, sources: [] })).toBe('unmeasured');
  const sent = opened[0]?.heard.map((message) => message.type === 'report' && message.sources);
  expect(sent).toEqual([[], sources, null, []]);
});

test('another language reads every block again', async () => {
  const { open, opened } = workers();
  const analysis = createAnalysis(open);
  await analysis.report(subject);
  expect((await analysis.report({ ...subject, language: 'de' })).readability?.variant).toBe(
    'amstad',
  );
  expect(opened[0]?.heard.map(changedIn)[1]).toEqual(['b1', 'b2']);
});

test('a worker that crashes is replaced, and the next one gets the whole text', async () => {
  const { open, opened, silence } = workers();
  const analysis = createAnalysis(open);
  await analysis.report(subject);
  silence(true);
  const lost = analysis.report(subject);
  opened[0]?.crash();
  await expect(lost).rejects.toMatchObject({ kind: 'worker', message: 'out of memory' });
  silence(false);
  expect((await analysis.report(subject)).words).toBe(3);
  expect(opened.length).toBe(2);
  expect(opened[0]?.isEnded).toBe(true);
  expect(changedIn(opened[1]?.heard[0])).toEqual(['b1', 'b2']);
});

test('a worker that hangs is given up', async () => {
  const { open, opened, silence } = workers();
  const analysis = createAnalysis(open);
  silence(true);
  const lost = analysis.report(subject);
  const rejected = expect(lost).rejects.toMatchObject({ kind: 'worker' });
  await jest.advanceTimersByTimeAsync(20_000);
  await rejected;
  expect(opened[0]?.isEnded).toBe(true);
});

test('a worker that cannot be opened rejects', async () => {
  const analysis = createAnalysis(() => {
    throw new Error('blocked');
  });
  await expect(analysis.report(subject)).rejects.toMatchObject({ message: 'Error: blocked' });
});
