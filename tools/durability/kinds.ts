/** How a job of each kind is begun. A new kind of job has no row here, and does not compile until it is covered. */
import type { Channel } from '#contract/lib/channels.ts';
import type { JobKind, ProposedTask } from '#contract/lib/tasks.ts';
import { PROPOSED_TASKS } from '#contract/lib/tasks.ts';
import type { ProposalRequest } from '#contract/writing/content.schema.ts';
import { NO_WISHES } from '#domain/writing/writingTask.ts';
import type { Person } from '../lib/person.ts';

/** What a job is about: an article of its own, pages to read, and a snapshot of competitors. */
export interface Ground {
  readonly person: Person;
  readonly articleId: string;
  readonly version: number;
  readonly pages: string;
  readonly snapshotId: string;
}

const HEADING = 'heading';
const PARAGRAPH = 'paragraph';
const SENTENCES =
  'Glass keeps coffee fresh for 12 weeks. A lid keeps air away from the beans. '.repeat(4);

/** A new article with sections: only one job at a time writes into an article. */
export async function newArticle({ api, workspaceId }: Person) {
  const { id: articleId, version: baseVersion } = await api.article.postArticle({
    workspaceId,
    body: { requestId: crypto.randomUUID(), title: 'Coffee jars' },
  });
  const put = (id: string, after: string | null, html: string) =>
    ({ op: 'put', id, after, html }) as const;
  const { version } = await api.article.updateArticle({
    workspaceId,
    articleId,
    body: {
      requestId: crypto.randomUUID(),
      baseVersion,
      ops: [
        put(HEADING, null, '<h2>Which jar</h2>'),
        put(PARAGRAPH, HEADING, `<p>${SENTENCES}</p>`),
        put('second', PARAGRAPH, '<h2>Which lid</h2>'),
        put('end', 'second', `<p>${SENTENCES}</p>`),
      ],
    },
  });
  return { articleId, version };
}

/** Sends the request; the same request id again is the same job. */
type Begin = (ground: Ground, requestId: string) => Promise<{ readonly jobId: string | null }>;

const NO_VOICE = { voiceChoice: { choice: 'default', voiceId: null } } as const;
const PLACE = { country: 'GB', city: '', language: 'en' };

const briefOf = (requestId: string) => ({
  ...NO_WISHES,
  ...NO_VOICE,
  requestId,
  topic: 'Coffee jars',
  keywords: ['coffee jar'],
  language: 'en',
  location: '',
  notes: 'Glass keeps coffee fresh for 12 weeks.',
  sources: [],
  articleOf: null,
  briefId: null,
  snapshotId: null,
});

const postOf = (requestId: string) => {
  const { topic, keywords, language, notes, audience, tone, guidance, voiceChoice } =
    briefOf(requestId);
  return {
    requestId,
    topic,
    keywords,
    language,
    notes,
    audience,
    tone,
    guidance,
    voiceChoice,
    url: null,
    channels: ['x', 'linkedin'] satisfies Channel[],
    variants: 1,
    link: '',
    hasHashtags: false,
    hasEmoji: false,
  };
};

/** What a proposal asks for besides its name. */
const TASKS: Partial<Record<ProposedTask, ProposalRequest['task']>> = {
  changeTone: { name: 'changeTone', tone: 'formal' },
  translate: { name: 'translate', language: 'de' },
};

const proposal =
  (name: ProposedTask): Begin =>
  ({ person: { api, workspaceId }, articleId, version }, requestId) => {
    const task = TASKS[name] ?? ({ name } as ProposalRequest['task']); // those that need more are in the table
    const place = { type: 'blocks' as const, blockIds: [PARAGRAPH] };
    const body = { requestId, baseVersion: version, place };
    const of = { workspaceId, articleId };
    return task.name === 'meta'
      ? api.meta.postMeta({ ...of, body })
      : api.content.postProposal({ ...of, body: { ...body, task } });
  };

const PROPOSALS = Object.fromEntries(
  PROPOSED_TASKS.map((name) => [name, proposal(name)]),
) as Record<ProposedTask, Begin>;

const addresses = (pages: string) => [1, 2, 3].map((at) => `${pages}/page-${at}`);

/** Articles have it unless another one is chosen for them. */
export const VOICE = {
  name: 'Plain',
  isDefault: true,
  tone: '',
  sample: 'Glass keeps coffee fresh.',
  profile: {
    version: 1,
    language: 'en',
    words: 4,
    sentences: 1,
    measures: [],
    use: [],
    avoid: [],
    smallWords: [],
    spelling: null,
  },
  rules: { banned: [], names: [], oxfordComma: null, noExclamations: false },
};

/** The tone of a voice is said in a step of a job `voiceTone`; an import needs a file first, publishing a site (verifyPublishing.ts). */
export type BegunKind = Exclude<JobKind, 'tone' | 'import' | 'publishing'>;

export const BEGIN: Readonly<Record<BegunKind, Begin>> = {
  ...PROPOSALS,
  draft: ({ person: { api, workspaceId } }, requestId) =>
    api.content.postDraft({
      workspaceId,
      body: { ...briefOf(requestId), outline: null, image: null },
    }),
  outline: ({ person: { api, workspaceId } }, requestId) =>
    api.content.postOutline({ workspaceId, body: briefOf(requestId) }),
  section: ({ person: { api, workspaceId }, articleId, version }, requestId) =>
    api.content.postSection({
      workspaceId,
      articleId,
      body: { requestId, baseVersion: version, headingId: HEADING, extent: 'anew' },
    }),
  passage: ({ person: { api, workspaceId }, articleId, version }, requestId) =>
    api.content.postPassage({
      workspaceId,
      articleId,
      body: {
        requestId,
        baseVersion: version,
        instruction: 'Say what it costs.',
        place: { type: 'behind', blockId: PARAGRAPH },
      },
    }),
  translation: ({ person: { api, workspaceId }, articleId }, requestId) =>
    api.translation.postTranslation({
      workspaceId,
      articleId,
      body: { requestId, language: 'de' },
    }),
  post: ({ person: { api, workspaceId } }, requestId) =>
    api.post.createPost({ workspaceId, body: postOf(requestId) }),
  chat: async ({ person: { api, workspaceId }, articleId }, requestId) => {
    const body = { requestId, question: 'How long is coffee fresh?', selection: null };
    const { turn } = await api.content.postConversation({ workspaceId, articleId, body });
    return turn;
  },
  export: ({ person: { api, workspaceId } }, requestId) =>
    api.workspace.postExport({ workspaceId, body: { requestId } }),
  links: ({ person: { api, workspaceId } }, requestId) =>
    api.url.postLinkCheck({ workspaceId, body: { requestId } }),
  competitors: ({ person: { api, workspaceId }, pages }, requestId) =>
    api.competitorsCollector.postCompetitors({
      workspaceId,
      body: {
        requestId,
        topic: 'coffee jars',
        country: 'GB',
        location: '',
        language: 'en',
        urls: addresses(pages),
      },
    }),
  pages: ({ person: { api, workspaceId }, pages }, requestId) =>
    api.url.postPages({
      workspaceId,
      body: { requestId, urls: addresses(`${pages}/imported`), sitemap: null },
    }),
  posts: ({ person: { api, workspaceId }, articleId }, requestId) =>
    api.post.createPostsOfArticle({
      workspaceId,
      articleId,
      body: { ...postOf(requestId), count: 2 },
    }),
  topics: ({ person: { api, workspaceId } }, requestId) =>
    api.topic2.postTopicSearch({
      workspaceId,
      body: {
        requestId,
        seed: '',
        website: null,
        country: 'GB',
        language: 'en',
        list: {
          source: 'file',
          rows: ['coffee jars', 'glass jars', 'jars for coffee'].map((phrase) => ({ phrase })),
        },
      },
    }),
  briefs: ({ person: { api, workspaceId }, snapshotId }, requestId) =>
    api.brief.postBriefs({
      workspaceId,
      body: {
        requestId,
        keyphrases: ['coffee jars'],
        ...PLACE,
        snapshotId,
        makes: 'briefs',
        dueOn: null,
      },
    }),
  image: ({ person: { api, workspaceId } }, requestId) =>
    api.asset.postImageRequest({
      workspaceId,
      body: { requestId, prompt: 'A jar of coffee', shape: 'wide' },
    }),
  audits: ({ person: { api, workspaceId }, pages }, requestId) =>
    api.contentAudit.postAudit({
      workspaceId,
      body: {
        requestId,
        name: 'Jars',
        language: 'en',
        sitemap: null,
        ofArticles: false,
        pages: addresses(pages).map((url) => ({ url, keyphrase: 'coffee jars' })),
      },
    }),
  rewrite: ({ person: { api, workspaceId } }, requestId) =>
    api.content.postRewrite({
      workspaceId,
      body: {
        requestId,
        task: { name: 'shorten' },
        text: 'Jars keep coffee fresh. Glass jars break.',
        language: 'en',
      },
    }),
  voiceTone: ({ person: { api, workspaceId } }, requestId) =>
    api.content.postTone({
      workspaceId,
      body: { requestId, profile: VOICE.profile, sample: VOICE.sample },
    }),
};
