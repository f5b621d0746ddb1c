/** The slices obey their tables: in every state, an event that the table does not list changes nothing at all. */
import { describe, expect, test } from '@jest/globals';
import type { ActionCreatorWithoutPayload, Reducer, UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { type AnyMachine, type EventOf, nextStates } from '#domain/machine.ts';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { modals } from '#store/access/modals.slice.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { units } from '#store/access/units.slice.ts';
import { archiveExport } from '#store/archive/archiveExport.slice.ts';
import { archiveImport } from '#store/archive/archiveImport.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { auditFigures } from '#store/audit/auditFigures.slice.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { auditKeyphrase } from '#store/audit/auditKeyphrase.slice.ts';
import { auditRound } from '#store/audit/auditRound.slice.ts';
import { EMPTY_BRIEF } from '#store/briefs/briefValues.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { designConnection } from '#store/design/designConnection.slice.ts';
import { imageDesign } from '#store/design/imageDesign.slice.ts';
import { examples } from '#store/examples/examples.slice.ts';
import { brandColours } from '#store/folders/brandColours.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { imageMaking } from '#store/images/imageMaking.slice.ts';
import { imageReplacement } from '#store/images/imageReplacement.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { isRefused } from '#store/lib/loadedSlices.ts';
import { publish } from '#store/publishing/publish.slice.ts';
import { siteCheck } from '#store/publishing/siteCheck.slice.ts';
import { siteForm } from '#store/publishing/siteForm.slice.ts';
import { sitePages } from '#store/publishing/sitePages.slice.ts';
import { removal } from '#store/removal/removal.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { writes } from '#store/resources/writes.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { pageImport } from '#store/seo/pageImport.slice.ts';
import { consent } from '#store/session/consent.slice.ts';
import { extensionPass } from '#store/session/extensionPass.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { mailSettings, searchSettings } from '#store/settings/serviceSettings.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { EMPTY_POST } from '#store/social/postValues.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { sourceWork } from '#store/sources/sourceWork.slice.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { allMachines } from '#store/subjects.ts';
import { problemReport } from '#store/support/problemReport.slice.ts';
import { sessionReplay } from '#store/support/sessionReplay.slice.ts';
import { topicContinuation } from '#store/topics/topicContinuation.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { articleImport } from '#store/transfer/import.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { EMPTY_VALUES, formOf, newForm } from '#store/voice/voiceValues.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { EMPTY_WIZARD } from '#store/writing/wizardValues.ts';
import {
  A_PUBLICATION,
  aConversation,
  aFolder,
  anAnswer,
  anAsset,
  aQuestionnaire,
  aReport,
  aReportContext,
  aRun,
  aSetup,
  aShownLog,
  aSiteText,
  aToken,
  aTurn,
  aUser,
  aVoice,
  someCompetitors,
} from '#tests/support/factories.ts';

const question = {
  requestId: 'r1',
  conversationId: null,
  parentId: null,
  question: 'Why?',
  selection: null,
};

interface Rig {
  readonly reducer: Reducer;
  /** Actions before the first event, such as the one that makes an entry. */
  readonly before: readonly UnknownAction[];
  /** An action, or several that differ in what they carry, for each event of the table. */
  readonly actions: Readonly<Record<string, readonly UnknownAction[]>>;
  readonly statusOf: (state: never) => string;
  /** The instance of the actions, in the state. */
  readonly entryOf?: (state: never) => unknown;
}

interface AnySlice {
  readonly machine: AnyMachine;
  readonly reducer: unknown;
}
type Payload<S, E extends string> = E extends keyof S
  ? S[E] extends (...args: infer Args) => unknown
    ? Args[0]
    : never
  : never;

/** Payloads to try for each event; one without a payload is left out. */
type Payloads<S extends AnySlice> = {
  readonly [E in Exclude<EventOf<S['machine']>, WithoutPayload<S>>]: readonly Payload<S, E>[];
};
type WithoutPayload<S> = {
  [K in keyof S]: S[K] extends ActionCreatorWithoutPayload<string> ? K : never;
}[keyof S];

const A_LOG = { source: { fileId: 'f' }, name: 'log.json' };

function rigOf<S extends AnySlice>(
  slice: S,
  payloads: Payloads<S>,
  { before = [], key, statusOf }: Partial<Pick<Rig, 'before' | 'statusOf'>> & { key?: string } = {},
): Rig {
  const entryOf = (state: never) => (key === undefined ? state : state[key]);
  const creators = slice as unknown as Record<string, (payload: unknown) => UnknownAction>;
  const listed: Readonly<Record<string, readonly unknown[]>> = payloads;
  const events = Object.values(slice.machine.table).flatMap((row) => Object.keys(row));
  const actions = [...new Set([...events, ...Object.keys(listed)])].map((event) => [
    event,
    (listed[event] ?? [undefined]).map((payload) => creators[event]?.(payload)),
  ]);
  return {
    reducer: slice.reducer as Reducer,
    before,
    actions: Object.fromEntries(actions),
    entryOf,
    statusOf:
      statusOf ??
      ((state) =>
        (entryOf(state) as { status: string } | undefined)?.status ?? slice.machine.initial),
  };
}

const a = { articleId: 'a1' };
const w = { ...a, workspaceId: 'w' };
const A_PURPOSE = { workspaceId: 'w', articleId: null };
const A_COVER = {
  ...({ title: 'Tea', byline: '', layout: 'plain', size: 'link' } as const),
  background: '#14344f',
  accent: '#e2725b',
};
const key = 'limits';
const limits = { name: 'limits', args: null } as const;
const theirs = { version: 2, title: 'x', fields: NO_FIELDS, body: bodyOf([]) };
const ops = [{ op: 'put', id: 'b', after: null, html: '<p>b</p>' }] as const;

const subject = { body: bodyOf([]), ...aReportContext() };
const { payload: A_MARK } = topicWrites.mark({
  workspaceId: 'w',
  topicId: 't1',
  body: { isFavourite: true },
});

const f = { fileId: 'f1' };
const aRecord = {
  values: { ...EMPTY_WIZARD, topic: 't' },
  plan: [],
  articleOf: 'r',
  from: { briefId: 'b', snapshotId: null },
  planGuidance: '',
  suggested: null,
  pending: null,
  isUnderway: false,
};
const p = { id: 'p1' };

const NO_EMBEDDINGS = { name: 'a', outcome: { result: 'notOffered' } } as const;
const SOME_WISH = { topic: 'Shoes', country: '', location: '', language: 'en', urls: [] };
const SOME_MODELS = {
  protocol: 'openai',
  address: 'http://localhost:8080',
  fast: 'a',
  best: 'b',
} as const;

const A_TEXT = { id: 't', name: 'Tea', blocks: ['<p>Tea.</p>'], words: 1 };
const A_RECORD = { requestId: 'r', values: EMPTY_VALUES, texts: [A_TEXT] };

const rigs: Readonly<Record<string, Rig>> = {
  articleImport: rigOf(articleImport, {
    changed: [{ address: 'example.org' }],
    progressed: [{ share: 0.5 }],
    read: [
      {
        title: 'T',
        language: 'en',
        blocks: [{ html: '<p>t</p>' }],
        fields: {},
        losses: [{ kind: 'image', count: 1 }],
      },
    ],
    refused: [{ refusal: 'empty' }, { error: anAnswer(402) }],
    titled: [{ title: 'other' }],
    encodingChosen: [{ encoding: 'koi8-u' }],
  }),
  articleLock: rigOf(
    articleLock,
    {
      needed: [a],
      granted: [a],
      refused: [a],
      takeOverRequested: [a],
      lost: [a],
      released: [a],
    },
    { key: 'a1' },
  ),
  articleReport: rigOf(
    articleReport,
    {
      changed: [a],
      started: [{ ...a, subject }],
      analysed: [{ ...a, report: aReport() }],
      failed: [a],
      retryRequested: [a],
    },
    {
      before: [
        articleReport.changed(a),
        articleReport.started({ ...a, subject }),
        articleReport.analysed({ ...a, report: aReport() }),
      ],
      key: 'a1',
    },
  ),
  articleSave: rigOf(
    articleSave,
    {
      edited: [
        { ...a, title: 'x' },
        { ...a, ops },
      ],
      streamed: [{ ...a, ops, position: { jobId: 'j', seq: 1 } }],
      streamStarted: [a],
      streamEnded: [a],
      forceRequested: [a],
      saveDue: [{ ...a, requestId: 'r' }],
      saveSucceeded: [{ ...a, version: 2 }],
      saveFailed: (
        ['retry', 'offline', 'signIn', 'limit', 'denied', 'rejected', 'conflict'] as const
      ).map((pause) => ({ ...a, pause, code: null })),
      resumed: [a],
      discarded: [a],
      conflictMerged: [{ ...a, theirs }],
      conflictResolved: (['mine', 'theirs'] as const).map((choice) => ({
        ...a,
        choices: { '#title': choice, b: choice },
        theirs,
      })),
    },
    {
      before: [
        articleSave.opened({
          ...w,
          article: { version: 1, title: 'T', fields: NO_FIELDS, body: bodyOf([]) },
        }),
      ],
      key: 'a1',
      statusOf: (state) => articleSave.selectStatus({ articleSave: state }, 'a1'),
    },
  ),
  articleWizard: rigOf(articleWizard, {
    opened: [{ restored: null }, { restored: aRecord }],
    changed: [{ topic: 'fish' }],
    outlineAsked: [{ pending: { kind: 'outline', requestId: 'r', workspaceId: 'w' } }],
    outlined: [[]],
    planned: [[{ heading: 'h', notes: '', isPart: false }]],
    planUndone: [aRecord],
    draftAsked: [{ pending: { kind: 'draft', requestId: 'r', workspaceId: 'w' } }],
    refused: [anAnswer(402)],
    planFailed: [anAnswer(502)],
  }),
  imageUpload: rigOf(
    imageUpload,
    {
      started: [f],
      uploaded: [{ ...f, asset: anAsset() }],
      inserted: [{ ...f, blockId: 'b' }],
      failed: [{ ...f, failure: 'network' }],
      retryRequested: [f],
    },
    {
      before: [
        imageUpload.given({
          ...w,
          after: null,
          replaces: null,
          images: [{ ...f, name: 'a.png', type: 'image/png', size: 1 }],
        }),
      ],
      key: 'f1',
    },
  ),
  job: rigOf(job, {
    continueRequested: [{ ...w, jobId: 'j', lastSeq: 0 }],
    passageRequested: [{ ...w, place: { type: 'behind', blockId: null }, instruction: 'i' }],
    sectionRequested: [w],
    refused: [{ ...a, unanswered: { wish: 'w', requestId: 'r' } }],
    followed: [{ ...w, jobId: 'j', lastSeq: 0 }],
    progressed: [{ ...a, seq: 3, model: null }],
    dropped: [a],
    reconnected: [a],
    ended: [{ ...a, outcome: 'finished' }],
    failed: [{ ...a, failure: 'internal' }],
  }),
  modelSettings: rigOf(modelSettings, {
    listRequested: [{ protocol: 'openai', address: 'http://localhost:8080' }],
    testRequested: [{ ...SOME_MODELS, withImage: true }],
    saveRequested: [SOME_MODELS],
    removeRequested: [{ what: 'key' }, { what: 'models' }],
    listed: [
      { found: { result: 'listed', names: ['a'] } },
      { found: { result: 'failed', failure: 'model_busy' } },
    ],
    tested: [{ tested: { tested: [], embeddings: NO_EMBEDDINGS, image: null } }],
    failed: [{ error: anAnswer(500) }],
  }),
  mailSettings: rigOf(mailSettings, {
    testRequested: [null],
    saveRequested: [
      { host: 'a.example', port: 25, encryption: 'none', user: null, from: 'a@b.example' },
    ],
    tested: [{ tested: { result: 'worked', to: 'a@b.example' } }],
    failed: [{ error: anAnswer(500) }],
  }),
  searchSettings: rigOf(searchSettings, {
    testRequested: [{ provider: 'brave' }],
    saveRequested: [{ provider: 'searxng', address: 'https://search.example' }],
    tested: [{ tested: { result: 'worked', ms: 1, results: 10, left: null } }],
    failed: [{ error: anAnswer(500) }],
  }),
  pageImport: rigOf(pageImport, {
    requested: [{ workspaceId: 'w', source: { kind: 'sitemap', url: 'https://a.example/' } }],
    begun: [{ pages: null }, { pages: 2 }],
    imported: [{ name: 'a' }],
    failed: [{ error: anAnswer(500) }, { error: 'noResults' }],
  }),
  competitors: rigOf(
    competitors,
    {
      opened: [w],
      allowed: [w],
      reread: [w],
      collected: [{ ...w, answer: someCompetitors() }],
      becameReady: [{ ...w, answer: someCompetitors() }],
      finished: [{ ...w, answer: someCompetitors() }],
      emptied: [w],
      analyseRequested: [{ ...w, wish: SOME_WISH }],
      started: [w],
      refused: [w],
      closed: [w],
    },
    { key: 'a1' },
  ),
  briefWizard: rigOf(briefWizard, {
    opened: [{ kept: null }, { kept: { values: EMPTY_BRIEF, asked: null } }],
    edited: [{ keyphrases: 'jars' }],
    asked: [{ asked: { requestId: 'r', workspaceId: 'w' }, isRepeated: false }],
    refused: [
      { error: anAnswer(500), asked: { requestId: 'r', workspaceId: 'w' } },
      { error: null, asked: null },
    ],
  }),
  postWizard: rigOf(postWizard, {
    entered: [{ articleId: null }, { articleId: 'a' }],
    opened: [{ kept: null }, { kept: { values: EMPTY_POST, asked: null } }],
    edited: [{ topic: 'Jars' }],
    asked: [{ asked: { requestId: 'r', workspaceId: 'w' }, isRepeated: false }],
    refused: [
      { error: anAnswer(500), asked: { requestId: 'r', workspaceId: 'w' } },
      { error: null, asked: null },
    ],
  }),
  voiceForm: rigOf(voiceForm, {
    entered: [{ voiceId: null }, { voiceId: 'v' }],
    opened: [{ form: formOf(aVoice()) }, { form: newForm(A_RECORD) }],
    edited: [{ name: 'Ours' }, { language: 'de' }],
    added: [{ text: A_TEXT }, { problem: { refusal: 'empty' } }],
    removed: [{ id: 't' }],
    measured: [
      { of: [], made: null },
      { of: [A_TEXT], made: { profile: aVoice().profile, sample: 'Tea.' } },
    ],
    toneAsked: [{ freshId: 'r' }],
    toneAnswered: [
      { tone: { status: 'said', text: 'Calm.' } },
      { tone: { status: 'failed', code: 'network', requestId: 'r' } },
    ],
    refused: [
      { error: anAnswer(500), theirs: null },
      { error: anAnswer(409), theirs: aVoice({ name: 'Theirs' }) },
    ],
  }),
  translation: rigOf(translation, {
    opened: [w],
    asked: [{ ...w, requestId: 'r', language: 'de', isRepeated: true }],
    refused: [{ error: anAnswer(500) }],
  }),
  imageReplacement: rigOf(imageReplacement, {
    requested: [
      {
        workspaceId: 'w',
        image: { id: 'i', src: '/a' },
        by: { src: '/b', width: 1, height: 1 },
      },
    ],
    changed: [{ article: { articleId: 'a', blocks: [{ id: 'b', was: '1', now: '2' }] } }],
    refused: [{ article: { articleId: 'a', title: 'Tea' } }],
    ended: [{ isAll: true }, { isAll: false }],
    failed: [{ error: anAnswer(500) }],
  }),
  brandColours: rigOf(brandColours, {
    requested: [
      { workspaceId: 'w', colours: { background: '#000000', accent: '#ffffff' }, was: null },
    ],
    failed: [{ error: anAnswer(500) }],
  }),
  articleImage: rigOf(
    articleImage,
    {
      asked: [{ ...a, requestId: 'r' }],
      accepted: [a],
      refused: [
        { ...a, error: anAnswer(500), isUnknown: true },
        { ...a, error: null, isUnknown: false },
      ],
      begun: [{ ...a, attempt: 'j' }],
      placed: [a],
      withdrawn: [a],
      left: [a],
    },
    { key: 'a1' },
  ),
  imageMaking: rigOf(imageMaking, {
    asked: [{ of: A_PURPOSE, requestId: 'r', wish: { prompt: 'A jar', shape: 'wide' } }],
    accepted: [{ of: A_PURPOSE }],
    refused: [
      { of: A_PURPOSE, error: anAnswer(500), isUnknown: true },
      { of: A_PURPOSE, error: null, isUnknown: false },
    ],
  }),
  coverMaking: rigOf(coverMaking, {
    requested: [{ workspaceId: 'w', design: A_COVER }],
    made: [{ asset: anAsset() }],
    failed: [{ error: anAnswer(409) }],
  }),
  extensionPass: rigOf(extensionPass, {
    allowed: [{ state: 's', origin: 'o', workspaceId: 'w' }],
    connected: [{ state: 's' }],
    copied: [{ state: 's' }],
    unanswered: [{ state: 's' }],
    failed: [{ state: 's', error: anAnswer(403) }],
  }),
  problemReport: rigOf(problemReport, {
    prepared: [{ log: null }, { log: aShownLog() }],
    notPrepared: [{ error: anAnswer(500) }],
    wordsChosen: [{ withWords: true }, { withWords: false }],
    sendFailed: [{ error: anAnswer(500) }],
  }),
  sessionReplay: rigOf(sessionReplay, {
    opened: [
      { log: A_LOG, line: null },
      { log: A_LOG, line: 3 },
    ],
    read: [{ build: null, ownBuild: '0.1.0', date: null, lines: 9 }],
    progressed: [{ lines: 9, turns: 4, story: [], leftOut: [] }],
    moved: [{ turn: 2 }, { line: 3 }],
    stepped: [{ by: 1 }, { by: -1 }],
    shown: [{ asked: { turn: 2 }, moment: null }],
    ended: [{ verdict: 'exact', reason: null, difference: null }],
    failed: [{ fault: 'stopped' }],
  }),
  share: rigOf(share, {
    opened: [w],
    created: [{ ...a, path: '/p', showsResearch: true }],
    researchChosen: [{ ...w, showsResearch: false }],
    changed: [{ ...a, showsResearch: false }],
    changeFailed: [{ ...a, showsResearch: true, error: anAnswer(500) }],
    failed: [{ ...a, error: anAnswer(500) }],
    revokeRequested: [w],
    revoked: [a],
  }),
  folderSetup: rigOf(folderSetup, {
    read: [aSetup(), aSetup({ unlinkedFolders: [aFolder({ id: 'f2' })] })],
    mergeStarted: [{ folderId: 'f2' }],
    mergeFailed: [anAnswer(409)],
    failed: [anAnswer(500)],
  }),
  host: rigOf(host, { settled: [{ user: aUser() }] }),
  chat: rigOf(
    chat,
    {
      asked: [{ articleId: 'c1', pending: question, isTyped: true }],
      chosen: [{ articleId: 'c1', conversationId: 'k1' }],
      left: [{ articleId: 'c1' }],
      opened: [
        { articleId: 'c1', turns: [] },
        { articleId: 'c1', turns: [aTurn()] },
      ],
      refreshed: [
        { articleId: 'c1', turns: [] },
        { articleId: 'c1', turns: [aTurn()] },
        {
          articleId: 'c1',
          turns: [{ ...aTurn(), answer: { ...aTurn().answer, state: 'running' } }],
        },
      ],
      notRead: [{ articleId: 'c1', failure: 'network' }],
      accepted: ['r1', 'r2'].map((requestId) => {
        return { articleId: 'c1', requestId, conversation: aConversation(), turn: aTurn() };
      }),
      refused: ['r1', 'r2'].map((requestId) => {
        return { articleId: 'c1', requestId, failure: 'network', isUnknown: requestId === 'r1' };
      }),
      grew: [
        { articleId: 'c1', jobId: aTurn().jobId, events: [{ type: 'started', model: null }] },
        { articleId: 'c1', jobId: aTurn().jobId, events: [{ type: 'finished' }] },
      ],
      lost: [{ articleId: 'c1', failure: 'network' }],
    },
    { before: [chat.shown({ articleId: 'c1', workspaceId: 'w' })], key: 'c1' },
  ),
  proposal: rigOf(
    proposal,
    {
      followed: [{ ...p, jobId: 'j' }],
      grew: [{ ...p, alternatives: [{ blocks: ['<p>1</p>'], isComplete: true }] }],
      ended: [p],
      failed: [{ ...p, failure: 'network', isUnknown: true }],
      askedAgain: [p],
      accepted: [p],
      discarded: [p],
    },
    {
      before: [
        proposal.begun({
          ...p,
          ...w,
          was: [],
          task: { name: 'rephrase' },
          place: { type: 'behind', blockId: null },
        }),
      ],
      key: 'p1',
      // An entry that is closed is removed.
      statusOf: (state: { readonly p1?: { readonly status: string } }) =>
        state.p1?.status ?? 'closed',
    },
  ),
  purchase: rigOf(purchase, { requested: [{ kind: 'trial' }] }),
  resources: rigOf(
    resources,
    {
      started: [{ key }],
      attemptFailed: [{ key }],
      fetched: [{ key, data: { used: 1 } }],
      gaveUp: [{ key, error: anAnswer(500) }],
      cancelled: [{ key }],
      primed: [{ ...limits, data: { used: 2 } }],
    },
    { before: [resources.used(limits)], key },
  ),
  signOut: rigOf(signOut, {}),
  modals: rigOf(modals, {
    due: [{ modal: 'questionnaire', questions: Object.values(aQuestionnaire()).slice(0, 2) }],
    accepted: [{ modal: 'aiSeoPromo' }],
    submitted: [
      { workspaceId: null, answers: {} },
      { workspaceId: 'w', answers: { user_role: 'other' } },
      { workspaceId: 'w', answers: { user_role: 'other', user_business: 'other' } },
    ],
  }),
  humanizer: rigOf(
    humanizer,
    {
      requested: [w],
      checked: [a],
      failed: [
        { ...a, error: anAnswer(500) },
        { ...a, error: null },
      ],
    },
    { key: 'a1' },
  ),
  sourceWork: rigOf(
    sourceWork,
    {
      requested: [
        { ...w, task: { kind: 'check' } },
        { ...w, task: { kind: 'remove', url: 'https://a.example/' } },
      ],
      done: [a],
      failed: [{ ...a, error: anAnswer(500) }],
      dismissed: [a],
    },
    { key: 'a1' },
  ),
  spelling: rigOf(spelling, { started: [{ texts: ['a'] }], checked: [{ found: { a: [] } }] }),
  auditFigures: rigOf(auditFigures, {
    fileChosen: [{ workspaceId: 'w1', auditId: 'a1', fileId: 'f', since: null, until: null }],
    listRead: [{ list: { periods: [], rows: [], notes: NO_NOTES } }],
    listRefused: [{ refusal: 'empty' }],
    stored: [{ matched: 1 }],
    refused: [{ error: anAnswer(500) }],
  }),
  auditForm: rigOf(auditForm, {
    edited: [{ addresses: 'a.example' }],
    fileChosen: [{ fileId: 'f', name: 'a.csv' }],
    listRead: [{ list: { name: 'a.csv', pages: [], skipped: 0, leftOut: 0 } }],
    listRefused: [{ refusal: 'empty' }],
    submitted: [{ requestId: 'r' }],
    refused: [{ error: anAnswer(500) }],
  }),
  auditKeyphrase: rigOf(auditKeyphrase, {
    sent: [{ auditId: 'a1', position: 0, text: 'tea' }],
    stored: [{ problem: null }],
    refused: [{ error: anAnswer(500) }],
  }),
  auditRound: rigOf(auditRound, {
    sent: [{ auditId: 'a1', requestId: 'r' }],
    refused: [{ error: anAnswer(500) }],
  }),
  archiveExport: rigOf(archiveExport, {
    requested: [{ workspaceId: 'w1' }],
    downloadRequested: [{ workspaceId: 'w1', archiveId: 'a1' }],
    failed: [{ error: anAnswer(500) }],
  }),
  archiveImport: rigOf(archiveImport, {
    requested: [{ workspaceId: 'w1', file: { fileId: 'f', name: 'a.zip', size: 3 } }],
    partSent: [{ sent: 3 }],
    failed: [{ error: anAnswer(500) }],
  }),
  designConnection: rigOf(designConnection, {
    connectRequested: [{ workspaceId: 'w', from: 'settings' }],
    disconnectRequested: [{ workspaceId: 'w' }],
    ended: [{ outcome: 'connected' }],
    failed: [{ error: anAnswer(500) }],
  }),
  imageDesign: rigOf(
    imageDesign,
    {
      editRequested: [{ workspaceId: 'w', assetId: 'a' }],
      returnRequested: [{ workspaceId: 'w', assetId: 'a' }],
      ready: [{ assetId: 'a', editUrl: 'https://www.canva.com/design/D1/edit', isHidden: true }],
      returned: [{ assetId: 'a', image: anAsset() }],
      failed: [{ assetId: 'a', error: anAnswer(500) }],
    },
    { key: 'a' },
  ),
  siteCheck: rigOf(
    siteCheck,
    {
      requested: [{ workspaceId: 'w', siteId: 's' }],
      checked: [{ siteId: 's' }],
      failed: [{ siteId: 's', error: anAnswer(500) }],
    },
    { key: 's' },
  ),
  publish: rigOf(publish, {
    opened: [w],
    requested: [{ ...w, siteId: 's', asked: A_PUBLICATION }],
    trashRequested: [{ ...w, siteId: 's' }],
    started: [{ ...w, siteId: 's', jobId: 'j' }],
    followed: [{ ...w, siteId: 's', jobId: 'j' }],
    refused: [{ ...w, error: anAnswer(500) }],
    ended: [{ ...w, run: aRun() }],
    changedThere: [{ ...w, seen: aSiteText() }],
    copyRequested: [{ ...w, siteId: 's', jobId: null }],
    copied: [w],
    resumed: [w],
  }),
  sitePages: rigOf(
    sitePages,
    {
      requested: [{ workspaceId: 'w', siteId: 's' }],
      started: [{ siteId: 's' }],
      failed: [{ siteId: 's', error: anAnswer(500) }],
    },
    { key: 's' },
  ),
  siteForm: rigOf(siteForm, {
    connectRequested: [
      {
        workspaceId: 'w',
        site: { kind: 'wordpress', address: 'https://a.example', login: 'a', password: 'p' },
      },
    ],
    connected: [{ siteId: 's' }],
    failed: [{ error: anAnswer(500) }],
  }),
  removal: rigOf(removal, {
    asked: [{ subject: 'workspace', workspaceId: 'w1' }],
    confirmed: [{ email: '' }],
    failed: [{ error: anAnswer(500) }],
    keepRequested: [{ subject: 'workspace', workspaceId: 'w1' }],
    notKept: [{ error: anAnswer(500) }],
  }),
  consent: rigOf(consent, {
    known: [{ choice: 'granted', at: 1 }],
    chosen: ['declined'],
  }),
  examples: rigOf(examples, {
    sent: [{ kind: 'audit' }],
    refused: [{ error: anAnswer(500) }],
  }),
  topicContinuation: rigOf(topicContinuation, {
    sent: [{ topicSearchId: 't1' }],
    refused: [{ error: anAnswer(500) }],
  }),
  topicForm: rigOf(topicForm, {
    edited: [{ seed: 'jars' }],
    fileChosen: [{ fileId: 'f', name: 'a.csv' }],
    listRead: [
      { list: { name: 'a.csv', source: 'file', rows: [], columns: ['phrase'], notes: NO_NOTES } },
    ],
    listRefused: [{ refusal: 'empty' }],
    submitted: [{ requestId: 'r' }],
    refused: [{ error: anAnswer(500) }],
  }),
  token: rigOf(token, { received: [aToken()] }),
  units: rigOf(
    units,
    {
      reserved: [
        { requestId: 'request-1', limit: 'article' },
        { requestId: 'request-1', limit: 'aiFeatures' },
      ],
      confirmed: [{ requestId: 'request-1' }],
      returned: [{ requestId: 'request-1' }],
    },
    { key: 'request-1' },
  ),
  writes: rigOf(
    writes,
    { asked: [A_MARK], sent: [A_MARK], kept: [A_MARK], refused: [A_MARK], lost: [A_MARK] },
    { key: 'topic t1' },
  ),
  versions: rigOf(versions, {
    nameRequested: [{ ...w, name: 'n' }],
    copyRequested: [{ ...w, version: 1, title: 't' }],
    restoreRequested: [{ ...w, version: 1 }],
    kept: [a],
    done: [a],
    failed: [{ ...a, failure: 'unkept', code: 'internal' }],
  }),
};

/** The same action for another article or file; null where it names none. */
function ofAnother({ payload, ...action }: UnknownAction): UnknownAction | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const field = ['articleId', 'fileId', 'requestId', 'id'].find((name) => name in payload);
  return field === undefined ? null : { ...action, payload: { ...payload, [field]: 'another' } };
}

describe.each(allMachines().map((machine) => [machine.name, machine] as const))(
  '%s',
  (name, machine) => {
    const rig = rigs[name];
    if (rig === undefined) throw new Error(`The machine ${name} has no rig in this file.`);
    const { reducer, actions } = rig;
    const initial = rig.before.reduce(reducer, reducer(undefined, { type: '@@start' }));
    const statusIn = (state: unknown) => rig.statusOf(state as never);
    const labeled = Object.entries(actions).flatMap(([event, list]) =>
      list.map((action) => ({ event, action })),
    );
    const someSteps = fc.array(fc.constantFrom(...labeled), { maxLength: 30 });

    test('starts where its table starts', () => {
      expect(statusIn(initial)).toBe(machine.initial);
    });

    test('each event of the table has an action, and no other has one', () => {
      const events = new Set(Object.values(machine.table).flatMap((row) => Object.keys(row)));
      expect(Object.keys(actions).sort()).toEqual([...events].sort());
    });

    test('follows the table; an event that the table does not list changes nothing and reaches no saga', () => {
      fc.assert(
        fc.property(someSteps, (steps) => {
          let state = initial;
          for (const { event, action } of steps) {
            const from = statusIn(state);
            const next = reducer(state, action);
            const allowed = nextStates(machine.table, from, event);
            const isTaken = !isRefused({ [name]: state as never }, action);
            if (allowed.length === 0) {
              expect(next).toEqual(state);
              expect(isTaken).toBe(false);
            } else if (next !== state) {
              expect(allowed.includes(statusIn(next))).toBe(true);
              expect(isTaken).toBe(true);
            }
            state = next;
          }
        }),
      );
    });

    const { entryOf } = rig;
    const strangers = labeled.flatMap(({ event, action }) => {
      const begins = event in (machine.table[machine.initial] ?? {});
      const stranger = ofAnother(action);
      return stranger === null || begins ? [] : [stranger];
    });
    if (entryOf !== undefined && strangers.length > 0) {
      test('a late answer for another article or file changes nothing', () => {
        fc.assert(
          fc.property(someSteps, (steps) => {
            const state = steps.reduce((before, { action }) => reducer(before, action), initial);
            for (const stranger of strangers) {
              const next = reducer(state, stranger);
              expect(entryOf(next as never)).toBe(entryOf(state as never));
            }
          }),
        );
      });
    }

    test('random events reach every state of the table and no other', () => {
      const seen = new Set<string>();
      for (const steps of fc.sample(someSteps, { numRuns: 3000, seed: 7 })) {
        let state = initial;
        for (const { action } of steps) {
          state = reducer(state, action);
          seen.add(statusIn(state));
        }
      }
      expect([...seen].sort()).toEqual(Object.keys(machine.table).sort());
    });
  },
);
