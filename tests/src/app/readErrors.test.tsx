/** @jest-environment #tests/support/pageEnvironment.js */
/** A read that fails throws to the nearest error boundary, except 402. */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortError } from '#contract/lib/problems.ts';
import { generate } from '#src/features/images/images.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import {
  aConfig,
  anAnswer,
  anArticle,
  aSnapshot,
  aToken,
  aUser,
  aVersionSummary,
  idOf,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
});
afterEach(() => {
  stopApps();
  jest.restoreAllMocks();
});

const ARTICLE = `/articles/${idOf(1)}`;
const BRIEF = `/briefs/${idOf(1)}`;
const FREE = { token: { fetch: async () => aToken({ plan: 'free' }) } } as const;

type Read = (failure: PortError) => PortOverrides;
const articles: Read = (failure) => ({ article: { getArticles: () => Promise.reject(failure) } });
const article: Read = (failure) => ({ article: { getArticle: () => Promise.reject(failure) } });

const atOnce = async () => undefined;
const openHistory = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Version history' }, { timeout: 5000 }),
  );
};
const openPanel = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }));
};
const openLedger = async () => {
  await openPanel('Score')();
  await userEvent.click(await screen.findByText('Scores over time', {}, { timeout: 5000 }));
};
const openChanges = async () => {
  await openPanel('Competitors')();
  await userEvent.click(await screen.findByText('What changed since you wrote'));
};
const openVersion = async () => {
  await openHistory();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /^Kept/ }));
};

const PAGE = 'Unexpected Application Error!';
const PANEL = 'Something went wrong';

/** Each read of the page by its file: where it fails, and at which boundary the error ends. */
const READS: readonly (readonly [
  file: string,
  at: string,
  boundary: typeof PAGE | typeof PANEL,
  failing: Read,
  open: () => Promise<void>,
])[] = [
  ['features/article/list/ArticleList.tsx', '/articles', PAGE, articles, atOnce],
  ['features/article/list/PickArticle.tsx', '/articles/optimize', PANEL, articles, atOnce],
  ['features/article/Article.tsx', ARTICLE, PAGE, article, atOnce],
  [
    'features/images/ImageLibrary.tsx',
    '/images',
    PAGE,
    (failure) => ({ asset: { getAssets: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/images/GeneratePanel.tsx',
    '/images',
    PANEL,
    (failure) => ({
      flags: { read: async () => [{ name: 'generate_article_with_ai_image', isVisible: true }] },
      asset: { getImageRequests: () => Promise.reject(failure) },
    }),
    openPanel(generate.dialog),
  ],
  [
    'features/access/readOnly/ReadOnlyList.tsx',
    '/free-user',
    PAGE,
    (failure) => ({ ...FREE, ...articles(failure) }),
    atOnce,
  ],
  [
    'features/access/readOnly/ReadOnlyArticle.tsx',
    `/free-user${ARTICLE}`,
    PAGE,
    (failure) => ({ ...FREE, ...article(failure) }),
    atOnce,
  ],
  ['app/dashboard/ArticleSections.tsx', '/', PANEL, articles, atOnce],
  [
    'app/dashboard/LimitBars.tsx',
    '/',
    PANEL,
    (failure) => ({ limit: { getLimits: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/UsageSection.tsx',
    '/settings',
    PANEL,
    (failure) => ({ limit: { getUsage: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/support/Inbox.tsx',
    '/support',
    PANEL,
    (failure) => ({
      host: { user: () => aUser({ isSupport: true }) },
      support: { getReports: () => Promise.reject(failure) },
    }),
    atOnce,
  ],
  [
    'features/settings/ModelsSection.tsx',
    '/settings?section=models',
    PANEL,
    (failure) => ({
      host: { user: () => aUser({ isAdmin: true }) },
      installation: { getModels: () => Promise.reject(failure) },
    }),
    atOnce,
  ],
  [
    'features/settings/EventsSection.tsx',
    '/settings?section=events',
    PANEL,
    (failure) => ({
      host: { user: () => aUser({ isAdmin: true }) },
      page: { config: () => aConfig({ analytics: 'log' }) },
      installation: { getEvents: () => Promise.reject(failure) },
    }),
    atOnce,
  ],
  [
    'features/settings/WorkspaceSection.tsx',
    '/settings?section=workspace',
    PANEL,
    (failure) => ({ dictionary: { getWords: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/DataSection.tsx',
    '/settings?section=data',
    PANEL,
    (failure) => ({ workspace: { getArchives: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/RemovalPanels.tsx',
    '/settings?section=data',
    PANEL,
    (failure) => ({ user: { getAccountRemoval: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/NotificationsSection.tsx',
    '/settings?section=notifications',
    PANEL,
    (failure) => ({ topic2: { getIdeas: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/SearchSection.tsx',
    '/settings?section=search',
    PANEL,
    (failure) => ({
      host: { user: () => aUser({ isAdmin: true }) },
      installation: { getSearch: () => Promise.reject(failure) },
    }),
    atOnce,
  ],
  [
    'features/settings/LlmsPanel.tsx',
    '/settings?section=search',
    PANEL,
    (failure) => ({ url: { getLlmsText: () => Promise.reject(failure) } }),
    async () => userEvent.click(await screen.findByRole('button', { name: 'Show the file' })),
  ],
  [
    'features/settings/MailSection.tsx',
    '/settings?section=mail',
    PANEL,
    (failure) => ({
      host: { user: () => aUser({ isAdmin: true }) },
      installation: { getMail: () => Promise.reject(failure) },
    }),
    atOnce,
  ],
  [
    'features/settings/SitesPanel.tsx',
    '/settings?section=integrations',
    PANEL,
    (failure) => ({ integration: { getSites: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/DesignPanel.tsx',
    '/settings?section=integrations',
    PANEL,
    (failure) => ({ integration: { getDesignAccount: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/settings/PagesPanel.tsx',
    '/settings?section=search',
    PANEL,
    (failure) => ({ url: { getPages: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/sources/SourcesPanel.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ url: { getSources: () => Promise.reject(failure) } }),
    openPanel('Sources'),
  ],
  [
    'features/seo/ledger/ScoreLedger.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ score: { getScores: () => Promise.reject(failure) } }),
    openLedger,
  ],
  [
    'features/seo/competitors/SnapshotChanges.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({
      competitorsCollector: {
        getSnapshots: async ({ articleId }) => ({
          articleId,
          snapshots: [aSnapshot({ id: idOf(71) }), aSnapshot({ id: idOf(70) })],
        }),
        getSnapshot: ({ snapshotId }) =>
          snapshotId === idOf(71)
            ? Promise.resolve(aSnapshot({ id: snapshotId }))
            : Promise.reject(failure),
      },
    }),
    openChanges,
  ],
  [
    'features/humanizer/HumanizerPanel.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({
      flags: { read: async () => [{ name: 'humanization', isVisible: true }] },
      humanizer: { getHumanizerCheck: () => Promise.reject(failure) },
    }),
    openPanel('Humanizer'),
  ],
  [
    'features/seo/links/LinksPanel.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ url: { getInternalLinks: () => Promise.reject(failure) } }),
    openPanel('Internal links'),
  ],
  [
    'features/voice/VoicePanel.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ brandVoice: { getVoices: () => Promise.reject(failure) } }),
    openPanel('Voice'),
  ],
  [
    'features/ideas/Ideas.tsx',
    '/',
    PANEL,
    (failure) => ({ topic2: { getIdeas: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/audit/AuditList.tsx',
    '/audit',
    PAGE,
    (failure) => ({ contentAudit: { getAudits: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/audit/Audit.tsx',
    '/audit/7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab',
    PAGE,
    (failure) => ({ contentAudit: { getAudit: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/topics/TopicList.tsx',
    '/topic-finder',
    PAGE,
    (failure) => ({ topic2: { getTopicSearches: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/topics/Topic.tsx',
    '/topic-finder/7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab',
    PAGE,
    (failure) => ({ topic: { getTopics: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/voice/VoiceList.tsx',
    '/brand-voice',
    PAGE,
    (failure) => ({ brandVoice: { getVoices: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/voice/VoiceForm.tsx',
    '/brand-voice/new',
    PAGE,
    (failure) => ({ brandVoice: { getVoices: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/briefs/CoveragePanel.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ brief: { getBriefOf: () => Promise.reject(failure) } }),
    openPanel('Brief'),
  ],
  [
    'features/briefs/BriefPanel.tsx',
    BRIEF,
    PANEL,
    (failure) => ({
      article: {
        getArticle: async ({ articleId: id }) => anArticle({ id, type: 'BRIEF', version: 2 }),
      },
      brief: { getBrief: () => Promise.reject(failure) },
    }),
    openPanel('Brief'),
  ],
  [
    'features/writing/chat/ChatPanel.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ content: { getConversations: () => Promise.reject(failure) } }),
    openPanel('Chat'),
  ],
  [
    'features/writing/chat/OwnChat.tsx',
    '/chat',
    PAGE,
    (failure) => ({ content: { getOwnConversations: () => Promise.reject(failure) } }),
    atOnce,
  ],
  [
    'features/publishing/PublishDialog.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ integration: { getPublications: () => Promise.reject(failure) } }),
    openPanel('Publish'),
  ],
  [
    'features/history/History.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({ article: { getVersions: () => Promise.reject(failure) } }),
    openHistory,
  ],
  [
    'features/history/Comparison.tsx',
    ARTICLE,
    PANEL,
    (failure) => ({
      article: {
        getVersions: async () => ({
          content: [aVersionSummary({ kind: 'named', name: 'Kept' })],
          page: 0,
          last: true,
        }),
        getVersion: () => Promise.reject(failure),
      },
    }),
    openVersion,
  ],
];

/** These views do without the data, so the text below them must stay. */
const OPTIONAL = [
  'app/dashboard/CheckLinks.tsx',
  'app/dashboard/RunningWork.tsx',
  'app/dashboard/SetUp.tsx',
  'features/access/banners/Banners.tsx', // those that may be dismissed are not shown then
  'features/article/ArticleSpeller.tsx',
  'features/article/ArticleWriter.tsx',
  'features/article/ClaimsLayer.tsx',
  'features/article/search/SearchPanel.tsx',
  'features/audit/Audit.tsx', // how far the round is
  'features/audit/AuditList.tsx',
  'features/audit/AuditTable.tsx', // saved views
  'features/audit/PageDetails.tsx', // the history of a page
  'features/briefs/BriefGate.tsx',
  'features/briefs/BriefList.tsx',
  'features/briefs/BriefNote.tsx',
  'features/briefs/BriefWizard.tsx',
  'features/examples/Examples.tsx', // which are open
  'features/humanizer/HumanizerPanel.tsx', // what a rewrite costs
  'features/images/ArticleImageNote.tsx', // nothing is said then
  'features/images/CoverPanel.tsx', // a cover can be made without seeing it first
  'features/images/DesignTool.tsx', // nothing is offered then
  'features/images/GeneratePanel.tsx', // which model it is
  'features/images/ImageDetails.tsx', // where it is used is not known then
  'features/publishing/PublishDialog.tsx', // any other site comes first then
  'features/publishing/PublishForm.tsx', // nothing is suggested then
  'features/seo/KeyphraseUses.tsx', // nothing is said then
  'features/seo/ScoreBadge.tsx', // the score is that without sources then
  'features/seo/competitors/SnapshotChanges.tsx', // whether there is an earlier analysis
  'features/seo/fixes/CheckFix.tsx',
  'features/settings/BrandColours.tsx', // there is no preview then
  'features/settings/DataSection.tsx', // how far a job is
  'features/settings/ModelsSection.tsx',
  'features/social/PostWizard.tsx',
  'features/sources/SourcesPanel.tsx', // claims are shown without what is known of them
  'features/topics/Topic.tsx', // how far the search is
  'features/topics/TopicList.tsx',
  'features/voice/VoiceDiff.tsx',
  'features/voice/VoiceForm.tsx',
  'features/writing/chat/ChatPanel.tsx', // what an answer costs
  'features/writing/translate/TranslateDialog.tsx',
  'features/writing/translate/TranslationsNote.tsx',
  'features/writing/wizard/ArticleWizard.tsx',
  'features/writing/wizard/BasisField.tsx',
  'features/writing/wizard/CityField.tsx',
  'kit/limits/CostLine.tsx',
  'kit/limits/LimitedButton.tsx',
  'kit/limits/ModelHint.tsx',
  'kit/prompts/SavedPrompts.tsx',
  'kit/sources/ClaimsNote.tsx',
  'kit/voice/VoiceField.tsx',
];
/** These have their own tests: dialogs of the editor that no page of this test opens. */
const ELSEWHERE = ['features/article/ConflictDialog.tsx', 'features/images/LibraryPanel.tsx'];

const calls = (pattern: RegExp) =>
  globSync('src/**/*.tsx')
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace('src/', ''))
    .sort();

test('no view shows an article of the cache without what was confirmed since', () => {
  expect(calls(/\buse(Optional)?Resource\(\s*'articles?'/)).toEqual([]);
});

test('the table has every file that reads a resource', () => {
  const thrown = READS.map(([file]) => file).filter(
    (file) => file !== 'features/article/Article.tsx',
  );
  expect(calls(/\buse(Resource|Limits|Articles?)\(/)).toEqual([...thrown, ...ELSEWHERE].sort());
  expect(calls(/\buse(Optional(Resource|Limits)|CheckedClaims|Translations)\(/)).toEqual(OPTIONAL);
});

test('limits are shown with what is reserved, in every view', () => {
  const past = globSync('src/**/*.tsx').filter((file) =>
    /Resource\('limits'/.test(readFileSync(file, 'utf8')),
  );
  expect(past).toEqual([]);
});

// §8.errors.2 §9.cache.2 §d.errors.1
test.each(READS)(
  'a failed read in %s at %s is shown by a boundary: “%s”',
  async (_file, at, boundary, failing, open) => {
    runApp(at, failing(anAnswer(403)));
    await open();
    await screen.findAllByText(boundary, {}, { timeout: 5000 });
    for (const alert of screen.getAllByRole('alert'))
      expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

type Row = (typeof READS)[number];
const failingOf = ([, , , failing]: Row) => failing(anAnswer(402));
const opsOf = (row: Row) =>
  Object.entries(failingOf(row)).flatMap(([port, ops]) =>
    Object.keys(ops).map((op) => `${port}.${op}`),
  );

const isBeside = (row: Row) => (other: Row) =>
  other[1] === row[1] &&
  [other[2], row[2]].every((boundary) => boundary === PANEL) &&
  !opsOf(other).some((op) => opsOf(row).includes(op));

/** What fails in one visit of a page: parts of it, each by other calls. */
function visits() {
  const found: Row[][] = [];
  for (const row of READS) {
    const visit = found.find((rows) => rows.every(isBeside(row)));
    if (visit === undefined) found.push([row]);
    else visit.push(row);
  }
  return found.map(
    (rows) => [rows.map(([file]) => file).join(', '), rows[0]?.[1] ?? '', rows] as const,
  );
}

function together(rows: readonly Row[]): PortOverrides {
  const ports: Record<string, object> = {};
  for (const row of rows)
    for (const [port, ops] of Object.entries(failingOf(row)))
      ports[port] = { ...ports[port], ...ops };
  return ports;
}

// §9.cache.2
test.each(visits())('402 for a read in %s at %s is not thrown', async (_files, at, rows) => {
  const { callsOf } = runApp(at, together(rows));
  for (const row of rows) {
    const [file, , , , open] = row;
    await open();
    await waitFor(() => expect(opsOf(row).filter((op) => callsOf(op).length === 0)).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const shown = [PAGE, PANEL].map((text) => screen.queryAllByText(text)[0] ?? null);
    expect([file, ...shown]).toEqual([file, null, null]);
  }
  expect(callsOf('errors.report')).toEqual([]);
});

test('“Try again” in a panel reads again and leaves the rest of the page as it is', async () => {
  let isDown = true;
  runApp('/', {
    article: {
      getArticles: async () => {
        if (isDown) throw anAnswer(403);
        return { content: [], page: 0, last: true };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(
    screen.getByRole('heading', { level: 1, name: 'What are you writing today?' }),
  ).toBeVisible();
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What do you want to do first?')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that failed is read again on the next visit', async () => {
  let isDown = true;
  const app = runApp('/articles', {
    article: {
      getArticles: async () => {
        if (isDown) throw anAnswer(403);
        return { content: [], page: 0, last: true };
      },
    },
  });
  await screen.findByText(PAGE);
  isDown = false;
  await app.go('/brand-voice');
  await screen.findByRole('heading', { name: 'Brand voices' });
  await app.go('/articles');
  expect(await screen.findByText('No articles yet')).toBeVisible();
});

test('a missing article shows the not-found page', async () => {
  runApp(`/free-user${ARTICLE}`, { ...FREE, ...article(anAnswer(404)) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
