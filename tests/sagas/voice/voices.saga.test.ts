import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { voiceWrites } from '#store/voice/voice.writes.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aJobSummary,
  anAnswer,
  aVoice,
  idOf,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

const VOICE = aVoice({ workspaceId });
const KEY = 'brandVoice:user-1';
const NEW = {
  pathname: '/brand-voice/new',
  search: '',
  route: 'brandVoiceNew',
  params: {},
} as const;

async function setup(overrides: PortOverrides = {}, kept?: object) {
  const page = await openArticle({
    ...overrides,
    brandVoice: {
      getVoices: async () => ({ workspaceId, voices: [VOICE] }),
      ...overrides.brandVoice,
    },
  });
  if (kept !== undefined) page.storage.set(KEY, JSON.stringify(kept));
  page.dispatch(resources.used({ name: 'brandVoices', args: { workspaceId } }));
  page.dispatch(resources.used({ name: 'articleVoice', args: { workspaceId, articleId } }));
  await page.pass();
  return {
    ...page,
    form: () => voiceForm.select(page.state()),
    names: () =>
      resources
        .selectEntry(page.state(), 'brandVoices', { workspaceId })
        ?.data?.voices.map(({ name }) => name),
    notices: () => notices.select(page.state()).map(({ text }) => text),
    async tell(action: Parameters<typeof page.dispatch>[0]) {
      page.dispatch(action);
      await page.pass();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const pasted = (text: string) => ({
  type: 'import' as const,
  source: { way: 'text' as const, address: '', file: null, text, isMarkdown: false, rich: null },
});
const PROFILE = { ...VOICE.profile, words: 900 };
const MEASURED = {
  documents: {
    convert: async () => ({
      title: '',
      language: null,
      fields: {},
      blocks: [{ html: '<p>We sell tea.</p>' }],
      losses: [],
      images: [],
    }),
  },
  analysis: { voice: async () => ({ profile: PROFILE, sample: 'We sell tea.' }) },
} satisfies PortOverrides;

// §d.voice.2 §d.voice.4 §d.voice.5
test('a text is measured when it is added, kept, and forgotten once the voice is stored', async () => {
  const page = await setup(MEASURED);
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.edited({ name: 'Ours' }));
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  expect(page.form()).toMatchObject({
    texts: [{ name: 'We sell tea.', words: 3 }],
    profile: { words: 900 },
    values: { sample: 'We sell tea.' },
  });
  await page.pass(2000);
  expect(page.storage.get(KEY)).toContain('Ours');
  await page.tell(voiceForm.submitted());
  expect(page.callsOf('brandVoice.postVoice')).toMatchObject([
    { args: [{ workspaceId, body: { name: 'Ours', profile: PROFILE, sample: 'We sell tea.' } }] },
  ]);
  expect(page.storage.has(KEY)).toBe(false);
  expect(page.actions).toContainEqual(router.navigationRequested({ to: '/brand-voice' }));
});

// §d.voice.4
test('a voice whose answer is lost is sent again under the same id; nothing that was typed is lost', async () => {
  const page = await setup({
    ...MEASURED,
    brandVoice: { postVoice: () => Promise.reject(noNetwork) },
  });
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.edited({ name: 'Ours' }));
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  await page.tell(voiceForm.submitted());
  expect(page.form()).toMatchObject({
    status: 'editing',
    values: { name: 'Ours' },
    error: { kind: 'network' },
  });
  await page.tell(voiceForm.submitted());
  const ids = page
    .callsOf('brandVoice.postVoice')
    .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

// §d.voice.5
test('a sample that the person has written stays when texts are added', async () => {
  const page = await setup(MEASURED);
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.edited({ sample: 'My own words.' }));
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  expect(page.form()).toMatchObject({ profile: PROFILE, values: { sample: 'My own words.' } });
});

// §d.voice.2
test('a text that cannot be read says why, and the others stay', async () => {
  const page = await setup({
    ...MEASURED,
    documents: { convert: async () => ({ refusal: 'empty' }) },
  });
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.addRequested(pasted(' ')));
  expect(page.form()).toMatchObject({ texts: [], problem: { refusal: 'empty' } });
});

// §d.voice.1
test('a deleted voice leaves the list at once, and Undo brings it back', async () => {
  const page = await setup();
  await page.tell(voiceWrites.remove({ workspaceId, voiceId: VOICE.id }));
  expect(page.notices()).toEqual(['voiceDeleted']);
  const [notice] = notices.select(page.state());
  await page.tell(notices.undoRequested({ id: notice?.id ?? '' }));
  expect(page.callsOf('brandVoice.restoreVoice')).toHaveLength(1);
});

// §d.voice.1
test('a voice that cannot be deleted is back in the list', async () => {
  const page = await setup({ brandVoice: { deleteVoice: () => Promise.reject(noNetwork) } });
  await page.tell(voiceWrites.remove({ workspaceId, voiceId: VOICE.id }));
  expect(page.names()).toEqual([VOICE.name]);
  expect(page.notices()).toEqual(['voiceNotDeleted']);
});

// §d.voice.9
test('the voice of an article is shown at once; a refusal takes it back', async () => {
  const page = await setup({ brandVoice: { putArticleVoice: () => Promise.reject(noNetwork) } });
  const choice = { choice: 'voice', voiceId: idOf(60) } as const;
  await page.tell(voiceWrites.choose({ workspaceId, articleId, body: choice }));
  const args = { workspaceId, articleId };
  const chosen = resources.selectEntry(page.state(), 'articleVoice', args)?.data;
  expect(chosen).toMatchObject({ choice: 'default' });
  expect(page.notices()).toEqual(['voiceNotChosen']);
});

// §d.voice.9 §d.concurrent.3
test('of two quick choices of a voice, the last one is shown at once and is the last to be sent', async () => {
  const first = deferred<void>();
  const sent: string[] = [];
  const page = await setup({
    brandVoice: {
      async putArticleVoice({ body: { choice, voiceId } }) {
        sent.push(choice);
        if (choice === 'none') await first.promise;
        return { articleId, choice, voiceId };
      },
    },
  });
  const choose = (choice: 'none' | 'default') =>
    page.tell(voiceWrites.choose({ workspaceId, articleId, body: { choice, voiceId: null } }));
  await choose('none');
  await choose('default');
  const chosen = resources.selectEntry(page.state(), 'articleVoice', { workspaceId, articleId });
  expect(chosen?.data?.choice).toBe('default');
  expect(sent).toEqual(['none']);
  first.resolve();
  await page.pass();
  expect(sent).toEqual(['none', 'default']);
});

// §d.voice.1
test('a stored voice that is opened keeps what was measured, and is stored as it was changed', async () => {
  const page = await setup(MEASURED);
  await page.visit({ ...NEW, route: 'brandVoice', params: { brandVoiceId: VOICE.id } });
  await page.tell(voiceForm.entered({ voiceId: VOICE.id }));
  expect(page.form()).toMatchObject({ status: 'editing', profile: VOICE.profile });
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  expect(page.form()).toMatchObject({ profile: PROFILE });
  const form = page.form();
  await page.tell(voiceForm.removed({ id: ('texts' in form && form.texts[0]?.id) || '' }));
  expect(page.form()).toMatchObject({ profile: VOICE.profile });
  await page.tell(voiceForm.edited({ tone: 'Calm.' }));
  await page.tell(voiceForm.submitted());
  const body = { tone: 'Calm.', profile: VOICE.profile, basedOn: VOICE.updatedAt };
  expect(page.callsOf('brandVoice.putVoice')).toMatchObject([{ args: [{ body }] }]);
});

// §d.voice.1 §d.concurrent.2
test('a voice that somebody else has changed meanwhile is shown, and replaced or kept as the person says', async () => {
  const theirs = { ...VOICE, tone: 'Warm.', updatedAt: '2026-01-01T00:00:00.000Z' };
  let stored = VOICE;
  const page = await setup({
    brandVoice: {
      getVoices: async () => ({ workspaceId, voices: [stored] }),
      putVoice: async ({ body: { basedOn, ...body } }) => {
        if (basedOn !== theirs.updatedAt) throw anAnswer(409, { code: 'stale_version' });
        return { ...stored, ...body };
      },
    },
  });
  await page.visit({ ...NEW, route: 'brandVoice', params: { brandVoiceId: VOICE.id } });
  const opened = async () => {
    await page.tell(voiceForm.entered({ voiceId: VOICE.id }));
    await page.tell(voiceForm.edited({ tone: 'Calm.' }));
  };
  await opened();
  stored = theirs;
  await page.tell(voiceForm.submitted());
  expect(page.form()).toMatchObject({ status: 'editing', theirs, values: { tone: 'Calm.' } });
  await page.tell(voiceForm.theirsTaken());
  expect(page.form()).toMatchObject({ theirs: null, values: { tone: 'Warm.' } });
  stored = VOICE;
  await opened();
  stored = theirs;
  await page.tell(voiceForm.submitted());
  await page.tell(voiceForm.submitted()); // now over theirs
  expect(page.form()).toMatchObject({ status: 'closed' });
});

// §d.voice.4
test('what was typed for a stored voice is there when its page is opened again, until it is stored', async () => {
  const page = await setup({ brandVoice: { putVoice: async () => VOICE } });
  await page.visit({ ...NEW, route: 'brandVoice', params: { brandVoiceId: VOICE.id } });
  const open = (voiceId: string | null) => page.tell(voiceForm.entered({ voiceId }));
  await open(VOICE.id);
  await page.tell(voiceForm.edited({ tone: 'Calm.' }));
  await page.tell(voiceForm.left());
  await open(null);
  expect(page.form()).toMatchObject({ status: 'editing', values: { tone: '' } });
  await page.tell(voiceForm.left());
  await open(VOICE.id);
  expect(page.form()).toMatchObject({ status: 'editing', values: { tone: 'Calm.' } });
  await page.tell(voiceForm.submitted());
  await open(VOICE.id);
  expect(page.form()).toMatchObject({ status: 'editing', values: { tone: VOICE.tone } });
});

// §d.voice.4
test('an answer that comes after another voice was opened says nothing about that one', async () => {
  const answer = deferred<typeof VOICE>();
  const page = await setup({
    ...MEASURED,
    brandVoice: { postVoice: () => answer.promise },
  });
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.edited({ name: 'Ours' }));
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  await page.tell(voiceForm.submitted());
  expect(page.form()).toMatchObject({ status: 'saving' });
  await page.tell(voiceForm.left());
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.edited({ name: 'Another' }));
  answer.resolve(VOICE);
  await page.pass(10);
  expect(page.form()).toMatchObject({ status: 'editing', values: { name: 'Another' } });
  expect(page.actions).not.toContainEqual(router.navigationRequested({ to: '/brand-voice' }));
});

// §d.voice.4
test('a new voice that was changed after a lost answer is stored as it is now', async () => {
  let first: typeof VOICE | null = null;
  const page = await setup({
    ...MEASURED,
    brandVoice: {
      postVoice: async ({ body: { requestId: _requestId, ...body } }) => {
        if (first !== null) return first;
        first = { ...VOICE, ...body };
        throw noNetwork; // it is stored, and the answer is lost
      },
    },
  });
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.edited({ name: 'Ours' }));
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  await page.tell(voiceForm.submitted());
  expect(page.form()).toMatchObject({ status: 'editing', error: { kind: 'network' } });
  expect(page.callsOf('brandVoice.putVoice')).toEqual([]);
  await page.tell(voiceForm.edited({ tone: 'Calm.' }));
  await page.tell(voiceForm.submitted());
  const body = { name: 'Ours', tone: 'Calm.', basedOn: VOICE.updatedAt };
  expect(page.callsOf('brandVoice.putVoice')).toMatchObject([{ args: [{ body }] }]);
  expect(page.form()).toMatchObject({ status: 'closed' });
});

// §d.voice.1
test('a voice that cannot be brought back says so, and not that it was not deleted', async () => {
  const page = await setup({ brandVoice: { restoreVoice: () => Promise.reject(noNetwork) } });
  page.dispatch(voiceWrites.remove({ workspaceId, voiceId: VOICE.id }));
  await page.pass(10);
  page.dispatch(notices.undoRequested({ id: notices.select(page.state())[0]?.id ?? '' }));
  await page.pass(10);
  expect(page.notices()).toContain('voiceNotRestored');
  expect(page.notices()).not.toContain('voiceNotDeleted');
});

const JOB_ID = idOf(90);
const aTone = (state: 'running' | 'finished' | 'failed', outcome: string | null = null) => ({
  job: aJobSummary({
    jobId: JOB_ID,
    kind: 'voiceTone',
    article: null,
    state,
    failure: state === 'failed' ? 'model_busy' : null,
  }),
  steps:
    outcome === null
      ? []
      : [{ position: 0, key: 'tone', state: 'done' as const, attempts: 1, outcome, error: null }],
  page: 0,
  last: true,
});
const answersOf = (...states: ReturnType<typeof aTone>[]) => ({
  getJob: async () => states.shift() ?? aTone('finished', 'Calm. Be brief.'),
});

async function atTone(overrides: PortOverrides) {
  const page = await setup({ ...MEASURED, ...overrides });
  await page.visit(NEW);
  await page.tell(voiceForm.entered({ voiceId: null }));
  await page.tell(voiceForm.addRequested(pasted('We sell tea.')));
  return {
    ...page,
    requestIds: () =>
      page
        .callsOf('content.postTone')
        .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId),
  };
}

// §d.voice.13
test('a tone that a model says stands beside the field, and goes behind what was typed', async () => {
  const page = await atTone({ content: answersOf(aTone('running')) });
  await page.tell(voiceForm.edited({ tone: 'Warm.' }));
  await page.tell(voiceForm.toneRequested());
  await page.tell(voiceForm.toneRequested()); // a double click
  expect(page.form()).toMatchObject({ tone: { status: 'asked' }, values: { tone: 'Warm.' } });
  await page.pass(1000);
  expect(page.form()).toMatchObject({ tone: { status: 'said' }, values: { tone: 'Warm.' } });
  expect(page.callsOf('content.postTone')).toMatchObject([
    { args: [{ workspaceId, body: { profile: PROFILE, sample: 'We sell tea.' } }] },
  ]);
  await page.tell(voiceForm.toneTaken());
  expect(page.form()).toMatchObject({ tone: null, values: { tone: 'Warm. Calm. Be brief.' } });
});

// §d.voice.13
test('a tone that finds no room changes nothing', async () => {
  const page = await atTone({ content: answersOf() });
  const tone = 'a'.repeat(595);
  await page.tell(voiceForm.edited({ tone }));
  await page.tell(voiceForm.toneRequested());
  await page.tell(voiceForm.toneTaken());
  expect(page.form()).toMatchObject({ tone: { status: 'said' }, values: { tone } });
});

// §d.voice.13
test('a failure says why; to ask again is another request', async () => {
  const page = await atTone({ content: answersOf(aTone('failed')) });
  await page.tell(voiceForm.toneRequested());
  expect(page.form()).toMatchObject({ tone: { status: 'failed', code: 'model_busy' } });
  await page.tell(voiceForm.toneRequested());
  expect(page.form()).toMatchObject({ tone: { status: 'said' } });
  expect(new Set(page.requestIds()).size).toBe(2);
});

// §d.voice.13
test('a request whose answer is lost, or that a reload interrupts, is sent again under the same id', async () => {
  const lost = { postTone: () => Promise.reject(noNetwork) };
  const first = await atTone({ content: lost });
  await first.tell(voiceForm.toneRequested());
  expect(first.form()).toMatchObject({ tone: { status: 'failed', code: 'network' } });
  await first.tell(voiceForm.toneRequested());
  expect(new Set(first.requestIds()).size).toBe(1);
  await first.tell(voiceForm.edited({ sample: 'We sell coffee.' }));
  await first.tell(voiceForm.toneRequested());
  expect(new Set(first.requestIds()).size).toBe(2); // the tone of something else

  const waiting = await atTone({ content: { getJob: () => deferred<never>().promise } });
  await waiting.tell(voiceForm.toneRequested());
  await waiting.pass(2000);
  const kept = JSON.parse(waiting.storage.get(KEY) ?? '');
  const after = await setup({ ...MEASURED, content: answersOf() }, kept);
  await after.visit(NEW);
  await after.tell(voiceForm.entered({ voiceId: null }));
  expect(after.form()).toMatchObject({ tone: { status: 'said', text: 'Calm. Be brief.' } });
  expect(after.callsOf('content.postTone')).toMatchObject([
    { args: [{ body: { requestId: kept.tone.requestId } }] },
  ]);
});

// §d.voice.13
test.each([401, 403, 429])(
  'a job that cannot be read (%i) is not taken for one that was refused; to ask again is the same request',
  async (status) => {
    const refused = { kind: 'response', status, code: null, message: '' } as const;
    const page = await atTone({ content: { getJob: () => Promise.reject(refused) } });
    await page.tell(voiceForm.toneRequested());
    await page.pass(5000);
    const [requestId] = page.requestIds();
    expect(page.form()).toMatchObject({ tone: { status: 'failed', requestId } });
    await page.tell(voiceForm.toneRequested());
    expect(new Set(page.requestIds())).toEqual(new Set([requestId]));
    const postRefused = await atTone({ content: { postTone: () => Promise.reject(refused) } });
    await postRefused.tell(voiceForm.toneRequested());
    await postRefused.pass(5000);
    expect(postRefused.form()).toMatchObject({ tone: { status: 'failed', requestId: null } });
  },
);

// §d.voice.13
test('a tone is waited for after a read that was lost', async () => {
  let reads = 0;
  const page = await atTone({
    content: {
      async getJob() {
        reads += 1;
        if (reads === 1) throw noNetwork;
        return aTone('finished', 'Calm.');
      },
    },
  });
  await page.tell(voiceForm.toneRequested());
  await page.pass(5000);
  expect(page.form()).toMatchObject({ tone: { status: 'said', text: 'Calm.' } });
});

const OLD = { ...NEW, route: 'brandVoice', params: { brandVoiceId: VOICE.id } } as const;
const OLD_KEY = `brandVoice/${VOICE.id}:user-1`;

// §d.voice.13
test.each([
  ['a new voice', NEW, null, KEY],
  ['a stored voice', OLD, VOICE.id, OLD_KEY],
] as const)(
  'a tone that was said for %s is there after a reload, and not asked for again',
  async (_, at, voiceId, key) => {
    const first = await setup({ ...MEASURED, content: answersOf() });
    await first.visit(at);
    await first.tell(voiceForm.entered({ voiceId }));
    await first.tell(voiceForm.addRequested(pasted('We sell tea.')));
    await first.tell(voiceForm.toneRequested());
    await first.tell(voiceForm.left()); // at once
    const after = await setup(MEASURED);
    after.storage.set(key, first.storage.get(key) ?? '');
    await after.visit(at);
    await after.tell(voiceForm.entered({ voiceId }));
    expect(after.form()).toMatchObject({ tone: { status: 'said', text: 'Calm. Be brief.' } });
    expect(after.callsOf('content.postTone')).toEqual([]);
    await after.tell(voiceForm.toneTaken());
    await after.tell(voiceForm.submitted());
    expect(after.storage.has(key)).toBe(false);
  },
);

// §d.voice.13
test('a tone of a stored voice whose answer was lost keeps its request over a reload; one that is dismissed is forgotten', async () => {
  const kept = { status: 'failed', code: 'network', requestId: idOf(91) };
  const page = await setup({ ...MEASURED, content: answersOf() });
  page.storage.set(OLD_KEY, JSON.stringify(kept));
  await page.visit(OLD);
  await page.tell(voiceForm.entered({ voiceId: VOICE.id }));
  expect(page.form()).toMatchObject({ tone: kept });
  await page.tell(voiceForm.toneRequested());
  expect(page.callsOf('content.postTone')).toMatchObject([
    { args: [{ body: { requestId: kept.requestId } }] },
  ]);
  expect(page.form()).toMatchObject({ tone: { status: 'said' } });
  await page.tell(voiceForm.toneAnswered({ tone: null }));
  expect(page.storage.has(OLD_KEY)).toBe(false);
});

// §d.voice.13
test('what is said once the page has turned to another voice is not taken for that one', async () => {
  const answer = deferred<ReturnType<typeof aTone>>();
  const page = await atTone({ content: { getJob: () => answer.promise } });
  await page.tell(voiceForm.toneRequested());
  await page.tell(voiceForm.entered({ voiceId: VOICE.id }));
  answer.resolve(aTone('finished', 'Calm.'));
  await page.pass();
  expect(page.form()).toMatchObject({ status: 'editing', tone: null });
});
