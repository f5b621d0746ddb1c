/** For each row of the writes table, a small server and three acts: of one thing where it can be changed again, otherwise of three. */
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { briefWrites } from '#store/briefs/briefs.writes.ts';
import { exampleWrites } from '#store/examples/examples.writes.ts';
import { versionWrites } from '#store/history/versions.writes.ts';
import { ideaWrites } from '#store/ideas/ideas.writes.ts';
import { assetWrites } from '#store/images/assets.writes.ts';
import { siteWrites } from '#store/publishing/sites.writes.ts';
import type { ResourceData } from '#store/resources/resource.ts';
import { rowOf } from '#store/resources/shown.ts';
import { sourceWrites } from '#store/sources/sources.writes.ts';
import { dictionaryWrites } from '#store/spelling/dictionary.writes.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { asDefault, voiceWrites } from '#store/voice/voice.writes.ts';
import { conversationWrites } from '#store/writing/conversations.writes.ts';
import { promptWrites } from '#store/writing/prompts.writes.ts';
import {
  aBrief,
  aConversation,
  anAnswer,
  anAsset,
  anAudit,
  anIdea,
  aSite,
  aTopic,
  aTopicSearch,
  aVersionSummary,
  aVoice,
  idOf,
  someIdeas,
  someSources,
  WORKSPACE_ID as workspaceId,
} from '../factories.ts';
import { cachedScenario, read, type WriteCase } from './cachedServer.ts';
import { undoPressed } from './undo.ts';
import type { Act, Scenario } from './world.ts';

const three = <T>(make: (at: number) => T): readonly [T, T, T] => [make(0), make(1), make(2)];

export const WORKFLOWS = { resources: resourcesSaga, writes: writesSaga };

const OF = { workspaceId };
const articleId = idOf(1);
const IDS = three((at) => idOf(61 + at));
const idAt = (at: number): string => IDS[at] ?? '';
const isOdd = (at: number): boolean => at % 2 === 1;
const last = true;
const ofPage = { ...OF, page: 0 };
const ofArticle = { ...OF, articleId };

const asset = (data: ResourceData<'assets'>, { assetId }: { readonly assetId: string }) =>
  data.content.find(({ id }) => id === assetId);
const CONVERSATIONS = [
  read('ownConversations', OF, {
    ...OF,
    conversations: IDS.map((id) => aConversation({ id, articleId: null })),
  }),
];
const PROMPTS = [read('prompts', null, { prompts: IDS.map((id) => ({ id, text: 'Shorter.' })) })];
const ASSETS = [
  read('assets', ofPage, { content: IDS.map((id) => anAsset({ id })), page: 0, last }),
];
const VOICES = IDS.map((id) => aVoice({ ...OF, id }));
const VOICE_LIST = [read('brandVoices', OF, { ...OF, voices: VOICES })];
const DEFAULT_SITE = read('defaultSite', OF, { ...OF, siteId: idAt(0) });
const WORDS = [read('dictionary', OF, { ...OF, words: ['one', 'two'] })];

/** A voice that somebody else has changed is refused; one that is stored has another time. */
function storedVoice(
  { voices, ...rest }: ResourceData<'brandVoices'>,
  { voiceId, body }: Parameters<typeof voiceWrites.store>[0],
): ResourceData<'brandVoices'> {
  const before = voices.find(({ id }) => id === voiceId);
  if (before?.updatedAt !== body.basedOn) throw anAnswer(409);
  const updatedAt = new Date(Date.parse(before.updatedAt) + 1).toISOString();
  const now = voices.map((voice) => {
    const isDefault = voice.id === voiceId && body.isDefault;
    const isChanged = voice.id === voiceId || (body.isDefault && voice.isDefault);
    return isChanged ? { ...voice, isDefault, updatedAt } : voice;
  });
  return { ...rest, voices: now };
}

const CASES: Readonly<Record<string, WriteCase>> = {
  'topicWrites.mark': {
    reads: [
      read(
        'topics',
        { ...OF, topicSearchId: idOf(9) },
        { search: aTopicSearch(OF), topics: IDS.map((id) => aTopic({ id })) },
      ),
    ],
    acts: three((at) =>
      topicWrites.mark({ ...OF, topicId: idAt(0), body: { isFavourite: !isOdd(at) } }),
    ),
  },
  'topicWrites.removeSearch': {
    areAlike: true,
    reads: [
      read('topicSearches', ofPage, {
        ...OF,
        searches: IDS.map((id) => aTopicSearch({ ...OF, id })),
        page: 0,
        last,
      }),
    ],
    acts: three((at) => topicWrites.removeSearch({ ...OF, topicSearchId: idAt(at) })),
  },
  'auditWrites.remove': {
    areAlike: true,
    reads: [
      read('audits', ofPage, { ...OF, audits: IDS.map((id) => anAudit({ id })), page: 0, last }),
    ],
    acts: three((at) => auditWrites.remove({ ...OF, auditId: idAt(at) })),
  },
  'briefWrites.change': {
    areAlike: true,
    reads: [read('brief', ofArticle, aBrief(ofArticle))],
    acts: three((at) =>
      briefWrites.change({ ...ofArticle, body: { dueOn: `2026-05-0${at + 1}` } }),
    ),
    server: (data: object, { body }: { readonly body: object }) => ({ ...data, ...body }),
    answer: (data) => data,
  },
  'exampleWrites.removeAll': {
    reads: [
      read('examples', OF, { ...OF, examples: [{ kind: 'article', language: 'en', id: idOf(1) }] }),
    ],
    acts: three(() => exampleWrites.removeAll(OF)),
  },
  'versionWrites.rename': {
    areAlike: true,
    reads: [
      read(
        'versions',
        { ...ofArticle, page: 0 },
        { content: [aVersionSummary({ version: 1 })], page: 0, last },
      ),
    ],
    acts: three((at) =>
      versionWrites.rename({ ...ofArticle, version: 1, body: { name: `Name ${at}` } }),
    ),
  },
  'ideaWrites.change': {
    reads: [read('ideas', OF, someIdeas({ ...OF, ideas: IDS.map((id) => anIdea({ id })) }))],
    acts: [
      ideaWrites.change({ ...OF, ideaId: idAt(0), body: { state: 'kept' } }),
      ideaWrites.change({ ...OF, ideaId: idAt(0), body: { state: 'new' } }),
      ideaWrites.change({ ...OF, ideaId: idAt(0), body: { state: 'dismissed' } }),
    ],
  },
  'assetWrites.change': {
    areAlike: true,
    reads: ASSETS,
    acts: three((at) =>
      assetWrites.change({ ...OF, assetId: idAt(0), body: { alt: `Beans ${at}` } }),
    ),
    answer: asset,
  },
  'assetWrites.remove': {
    areAlike: true,
    reads: ASSETS,
    acts: three((at) => assetWrites.remove({ ...OF, assetId: idAt(at) })),
  },
  'sourceWrites.vouch': {
    reads: [read('sources', ofArticle, someSources({ articleId }))],
    acts: three((at) =>
      sourceWrites.vouch({ ...ofArticle, body: { kind: 'figure', key: 'k', isMine: !isOdd(at) } }),
    ),
    answer: (data) => data,
  },
  'siteWrites.choose': {
    reads: [DEFAULT_SITE],
    acts: three((at) => siteWrites.choose({ ...OF, body: { siteId: at === 1 ? null : idAt(at) } })),
    answer: (data) => data,
  },
  'siteWrites.disconnect': {
    areAlike: true,
    reads: [
      read('sites', OF, { ...OF, sites: IDS.map((id) => aSite({ ...OF, id })) }),
      DEFAULT_SITE,
    ],
    acts: three((at) => siteWrites.disconnect({ ...OF, siteId: idAt(at) })),
  },
  'dictionaryWrites.add': {
    areAlike: true,
    reads: WORDS,
    acts: three((at) => dictionaryWrites.add({ ...OF, body: { words: [`word${at}`] } })),
  },
  'dictionaryWrites.remove': {
    reads: WORDS,
    acts: [
      dictionaryWrites.remove({ ...OF, body: { words: ['one'] } }),
      dictionaryWrites.add({ ...OF, body: { words: ['one'] } }),
      dictionaryWrites.remove({ ...OF, body: { words: ['one', 'two'] } }),
    ],
  },
  'voiceWrites.remove': {
    areAlike: true,
    reads: VOICE_LIST,
    acts: three((at) => voiceWrites.remove({ ...OF, voiceId: idAt(at) })),
  },
  'voiceWrites.store': {
    areAlike: true,
    reads: VOICE_LIST,
    acts: three((at) => voiceWrites.store(asDefault(VOICES[at] ?? aVoice(), true))),
    server: storedVoice,
  },
  'voiceWrites.choose': {
    areAlike: true,
    reads: [read('articleVoice', ofArticle, { articleId, choice: 'none', voiceId: null })],
    acts: three((at) =>
      voiceWrites.choose({ ...ofArticle, body: { choice: 'voice', voiceId: idAt(at) } }),
    ),
  },
  'conversationWrites.rename': {
    areAlike: true,
    reads: CONVERSATIONS,
    acts: three((at) =>
      conversationWrites.rename({ ...OF, conversationId: idAt(0), body: { title: `Title ${at}` } }),
    ),
  },
  'conversationWrites.remove': {
    areAlike: true,
    reads: CONVERSATIONS,
    acts: three((at) => conversationWrites.remove({ ...OF, conversationId: idAt(at) })),
  },
  'promptWrites.change': {
    areAlike: true,
    reads: PROMPTS,
    acts: three((at) => promptWrites.change({ promptId: idAt(0), body: { text: `Text ${at}.` } })),
  },
  'promptWrites.remove': {
    areAlike: true,
    reads: PROMPTS,
    acts: three((at) => promptWrites.remove({ promptId: idAt(at) })),
  },
};

const isUndoable = ({ acts: [act] }: WriteCase): boolean => rowOf(act.payload).undo !== null;

/** The second of two is asked for while Undo of the first may be pressed. */
const undoing = ({ acts: [first, second] }: WriteCase): readonly Act[] => [
  first,
  undoPressed,
  second,
];

const scenarioOf = (name: string, one: WriteCase): [string, Scenario][] => {
  const scenario = cachedScenario({
    ...one,
    workflows: WORKFLOWS,
    ports: one.acts.map(({ payload }) => payload.port),
  });
  const undone = { ...scenario, acts: undoing(one) };
  return [
    [name, scenario],
    ...(isUndoable(one) ? [[`${name}, undone`, undone] as [string, Scenario]] : []),
  ];
};

/** By the name of the row. */
export const EVERY_WRITE: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(CASES).flatMap(([name, one]) => scenarioOf(name, one)),
);
