/** What the generator of requests cannot know: what fields mean, what a call makes, and what it needs to be there. */
import { gzipSync } from 'node:zlib';
import { LOG_PART_CHARS, LOG_PARTS_MOST } from '../../contract/support/report.route.ts';
import { hashOfSnapshot } from '../../server/modules/competitors/snapshot.presenter.ts';
import { aVoice, aVoiceBody } from '../../tests/support/factories.ts';
import { type Meant, wordsOf } from './largest.ts';

export type Ids = Record<string, unknown>;

/** What is there before the first call. */
export type Given = Record<
  | 'workspaceId'
  | 'folderId'
  | 'projectId'
  | 'otherFolderId'
  | 'ideaId'
  | 'siteId'
  | 'job'
  | 'articleId'
  | 'baseVersion'
  | 'version'
  | 'blocks'
  | 'firstHtml',
  unknown
>;
// biome-ignore lint/suspicious/noExplicitAny: whatever the server answered
type Json = any;

/** Where the bench serves web pages and a model. */
export interface Places {
  readonly pages: string;
  readonly model: string;
}

/** Values by the name of a field, in every request. */
export const meantBy = (ids: Ids, { pages, model }: Places): Readonly<Record<string, Meant>> => ({
  ...Object.fromEntries(Object.entries(ids).map(([name, value]) => [name, () => value])),
  requestId: () => crypto.randomUUID(),
  deviceId: () => crypto.randomUUID(),
  visitId: () => crypto.randomUUID(),
  id: (at) => `b${at}`,
  after: (at) => (at === 0 ? null : `b${at - 1}`),
  blockId: (at) => `b${at}`,
  headingId: () => 'b0',
  version: () => 1,
  position: () => 0,
  language: () => 'en',
  country: () => 'GB',
  place: () => 'GB',
  location: () => 'GB',
  city: () => 'Leeds',
  timeZone: () => 'Europe/London',
  slug: () => 'a-slug',
  url: (at) => `${pages}/page-${at}`,
  source: (at) => `${pages}/source-${at}`,
  address: () => model,
  count: () => 5,
  input: () => '0.15',
  output: () => '0.15',
  currency: () => 'USD',
  host: () => '127.0.0.1',
  port: () => 9,
  from: () => 'a@example.com',
  website: () => `${pages}/`,
  link: () => `${pages}/link`,
  sitemap: () => null,
  sessionLog: () => 'AAAA',
  word: (at) => `word${lettersOf(at)}`,
  term: (at) => `term ${lettersOf(at)}`,
  name: (at) => `Name ${lettersOf(at)}`,
  phrase: (at, chars) => `${lettersOf(at)} ${wordsOf(Math.min(chars, 60))}`,
  keyphrase: (at) => `${lettersOf(at)} coffee beans`,
  topic: (_, chars) => wordsOf(Math.min(chars, 300)),
  notes: (_, chars) => notesOf(chars),
  html: (_, chars) => `<p>${wordsOf(Math.max(chars - 7, 1))}</p>`,
  origins: () => [],
  until: () => '2026-01-31',
  dueOn: () => '2026-12-01',
  voiceChoice: () => ({ choice: 'default', voiceId: null }),
  articleOf: () => null,
  briefId: () => null,
  coverId: () => null,
  run: () => null,
  isPart: () => false,
  restoredFrom: () => 1,
});

const lettersOf = (number: number): string =>
  [...number.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');

const notesOf = (chars: number): string =>
  Array.from({ length: Math.ceil(chars / 150) }, (_, at) => `- Note ${at}: ${wordsOf(120)}`)
    .join('\n')
    .slice(0, chars);

/** Fields of one endpoint. */
export type Change = (ids: Ids, places: Places) => Record<string, unknown>;

/** Where a text is written: behind a block, instead of many, and within the first one, whose HTML the parts are. */
const PLACES: Readonly<Record<string, Change>> = {
  behind: () => ({ place: { type: 'behind', blockId: 'b1' } }),
  blocks: ({ blocks }) => ({
    place: {
      type: 'blocks',
      blockIds: Array.from({ length: Math.min(Number(blocks), 10_000) }, (_, at) => `b${at}`),
    },
  }),
  within: ({ firstHtml }) => {
    const inner = String(firstHtml).replace(/^<[^>]+>|<\/[a-z0-9]+>$/g, '');
    const at = Math.floor(inner.length / 2);
    const parts = { before: inner.slice(0, at), selected: inner.slice(at), behind: '' };
    return { place: { type: 'within', blockId: 'b0', ...parts } };
  },
};

const PLACES_OF_PROPOSALS: Readonly<Record<string, Change>> = Object.fromEntries(
  Object.entries(PLACES).map(([where, placeOf]) => [
    where,
    (ids: Ids, places: Places) => ({ ...placeOf(ids, places), task: { name: 'rephrase' } }),
  ]),
);

const SNAPSHOT = await snapshotFile();
const PAGE_VIEW = {
  id: crypto.randomUUID(),
  name: 'page_view',
  properties: { route: 'dashboard' },
  at: '2026-01-01T00:00:00.000Z',
};

/** Requests whose fields have to agree with each other or with what is there; each is one more call. */
export const CHANGES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'user.postEvents': { '': () => ({ events: [PAGE_VIEW] }) },
  'brandVoice.postVoice': { '': () => voiceBody() },
  'brandVoice.putVoice': { '': ({ basedOn }) => ({ ...voiceBody(), basedOn }) },
  'brandVoice.putArticleVoice': { '': () => ({ choice: 'default', voiceId: null }) },
  'content.postTone': { '': () => ({ profile: aVoice().profile, sample: wordsOf(400) }) },
  'competitorsCollector.postSnapshot': { '': () => ({ snapshot: SNAPSHOT }) },
  'contentAudit.postAudit': {
    articles: () => ({ sitemap: null, ofArticles: true, pages: [] }),
    addresses: () => ({ sitemap: null, ofArticles: false }),
  },
  'content.postPassage': PLACES,
  'content.postProposal': PLACES_OF_PROPOSALS,
  'brief.postBriefs': {
    keyphrases: () => ({ snapshotId: null }),
    'a snapshot': ({ snapshotId }) => ({ snapshotId, keyphrases: ['coffee'] }),
  },
  'contentAudit.putAuditFigures': { '': () => figures() },
  'topic2.postTopicSearch': {
    'a list': () => ({ seed: '', website: null }),
    'a seed': () => ({ list: null }),
  },
  'url.postResultsPage': {
    links: () => ({
      html: resultsOf(
        (at) =>
          `<div><a href="https://a${at}.example/p"><h3>Result ${at}</h3></a><span>text</span></div>`,
      ),
    }),
    nested: () => ({ html: '<div>'.repeat(2500) + resultsOf((at) => `<i>${at}</i>`, 1_000_000) }),
    text: () => ({ html: `<html><body>${wordsOf(4_900_000)}</body></html>` }),
  },
  'url.postPageText': {
    paragraphs: () => ({
      html: resultsOf((at) => `<p>${at} ${wordsOf(300)}</p>`, 1_900_000),
      url: null,
    }),
    'small elements': () => ({ html: resultsOf((at) => `<p>${at}</p>`, 1_900_000), url: null }),
  },
  'support.postReport': {
    '': () => ({ holds: 'words', sessionLog: largestLog() }),
    'no log': () => ({ holds: 'nothing', sessionLog: [] }),
  },
  'translation.postTranslation': { '': () => ({ language: 'de' }) },
  'user.postConfig': { '': () => ({ notes: wordsOf(60_000) }) },
  'workspace.patchWorkspaces': { '': () => ({ workspaceTagsDTO: { niche: 'Coffee' }, was: {} }) },
  'workspace.postWorkspaces': {
    '': ({ otherFolderId }) => ({ folderId: otherFolderId, workspaceTagsDTO: { niche: 'Coffee' } }),
  },
  'installation.putModels': { '': (_, { model }) => modelsAt(model) },
  'installation.listModels': { '': (_, { model }) => ({ protocol: 'openai', address: model }) },
  'installation.testModels': { '': (_, { model }) => modelsAt(model) },
};

/** As many bytes as a report may have, which hardly pack. */
function largestLog(): string[] {
  const random = crypto.getRandomValues(new Uint8Array(48 * 1024));
  const lines = Buffer.concat(Array.from({ length: LOG_PARTS_MOST - 1 }, () => random));
  const packed = gzipSync(lines, { level: 0 }).toString('base64');
  return packed.match(new RegExp(`.{1,${LOG_PART_CHARS}}`, 'g')) ?? [];
}

const modelsAt = (address: string) => ({
  protocol: 'openai',
  address,
  fast: 'slow',
  best: 'slow',
  image: 'slow',
  prices: null,
});

function voiceBody() {
  return { ...aVoiceBody(), name: `Voice ${crypto.randomUUID().slice(0, 8)}` };
}

const resultsOf = (html: (at: number) => string, chars = 4_900_000): string => {
  const parts: string[] = [];
  for (let length = 0, at = 0; length < chars; at += 1)
    length += parts[parts.push(html(at)) - 1]?.length ?? 0;
  return parts.join('');
};

/** 50 pages with as many terms as fit. */
async function snapshotFile() {
  const terms = (page: number) =>
    Object.fromEntries(
      Array.from({ length: 2200 }, (_, at) => {
        const form = `word${lettersOf(at + page)}`;
        return [form, { uses: 3, isInHeading: at % 7 === 0, form }];
      }),
    );
  const said = {
    keyphrase: 'coffee',
    country: 'GB',
    location: '',
    language: 'en',
    provider: 'given' as const,
    takenAt: '2026-05-01T00:00:00.000Z',
    scorerVersion: '1',
    icuVersion: '78.1',
    related: null,
    pages: Array.from({ length: 50 }, (_, at) => ({
      url: `https://a${at}.example/`,
      title: wordsOf(200),
      position: at + 1,
      problem: null,
      hash: 'a',
      readAt: '2026-05-01T00:00:00.000Z',
      language: 'en',
      schemaTypes: [],
      publishedAt: null,
      modifiedAt: null,
      features: {
        words: 1000,
        wordsOutsideLinks: 900,
        headings: 10,
        paragraphs: 20,
        images: 1,
        links: 3,
        readability: 50,
        terms: terms(at),
      },
      sketch: {
        headings: Array.from({ length: 60 }, (_h, h) => ({
          level: 2,
          text: `Heading ${h} ${wordsOf(100)}`,
        })),
        names: [],
      },
    })),
  };
  return { ...said, hash: await hashOfSnapshot(said) };
}

function figures() {
  const periods = Array.from({ length: 4 }, (_, at) => ({
    name: `Period ${at}`,
    until: `2026-0${at + 1}-28`,
    rank: 0,
    days: 28,
  }));
  const one = { clicks: 12, impressions: 1200, position: 4.5 };
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    url: `https://a.example/page-${at}`,
    figures: periods.map(() => one),
  }));
  return { periods, rows };
}

/** What later calls need of an answer, by name. */
export const MAKES: Readonly<Record<string, Readonly<Record<string, (answer: Json) => unknown>>>> =
  {
    'article.postVersion': { version: ({ version }) => version },
    'asset.postAsset': { assetId: ({ id }) => id },
    'brandVoice.postVoice': { voiceId: ({ id }) => id, basedOn: ({ updatedAt }) => updatedAt },
    'brief.postBriefs': { briefArticleId: ({ articleIds }) => articleIds[0] },
    'competitorsCollector.postSnapshot': { snapshotId: ({ id }) => id },
    'competitorsCollector.getSnapshot': { competitorId: ({ pages }) => pages[0].id },
    'content.postDraft': {
      jobId: ({ jobId }) => jobId,
      draftArticleId: ({ article }) => article.id,
    },
    'content.postOwnConversation': {
      conversationId: ({ conversation }) => conversation.id,
      parentId: ({ turn }) => turn.id,
    },
    'contentAudit.postAudit': { auditId: ({ id }) => id },
    'topic2.postTopicSearch': { topicSearchId: ({ id }) => id },
    'topic.getTopics': { topicId: ({ topics }) => topics[0].id },
    'support.postReport': { reportId: ({ id }) => id },
    'user.postPrompt': { promptId: ({ id }) => id },
    'workspace.postImport': { archiveId: ({ archiveId }) => archiveId, part: () => 0 },
    'url.postPageText': { pageId: ({ id }) => id },
    'url.postLinkCheck': { jobId: ({ jobId }) => jobId },
  };

/** Endpoints whose article is another one than that of the text. */
export const ARTICLE_OF: Readonly<Record<string, string>> = {
  'asset.getArticleImage': 'draftArticleId',
  'asset.postArticleImage': 'draftArticleId',
  'asset.deleteArticleImage': 'draftArticleId',
  'brief.getBrief': 'briefArticleId',
  'brief.patchBrief': 'briefArticleId',
  'brief.remakeBrief': 'briefArticleId',
};
