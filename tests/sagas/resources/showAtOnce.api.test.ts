/** What is shown at once is taken back when it is refused, also while nothing can be read. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { audits } from '#store/audit/audits.slice.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import type { ResourceArgs, ResourceName } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { topicFinder } from '#store/topics/topicFinder.slice.ts';
import { brandVoice } from '#store/voice/brandVoice.slice.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import {
  aConversation,
  anAudit,
  anIdea,
  aTopicSearch,
  aVoice,
  noNetwork,
  someIdeas,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const refuse = () => Promise.reject(noNetwork);

/** Answers once; then the connection is gone. */
function once<Answer>(answer: Answer) {
  let isRead = false;
  return async () => {
    if (isRead) throw noNetwork;
    isRead = true;
    return answer;
  };
}

const OF = { workspaceId };
const VOICE = aVoice(OF);
const SEARCH = aTopicSearch(OF);
const AUDIT = anAudit(OF);
const IDEA = anIdea();
const PROMPT = { id: VOICE.id, text: 'Shorter.' };
const TALK = aConversation();
const ofChat = { workspaceId, articleId: NO_ARTICLE, id: TALK.id };

interface Case<N extends ResourceName = ResourceName> {
  readonly name: N;
  readonly args: ResourceArgs<N>;
  readonly ports: PortOverrides;
  readonly action: { readonly type: string };
}
const refused = <N extends ResourceName>(one: Case<N>) => one as unknown as Case;

const talks = {
  getOwnConversations: once({ ...OF, conversations: [TALK], last: true }),
  patchConversation: refuse,
  deleteConversation: refuse,
};

// §d.save.20
test.each([
  refused({
    name: 'dictionary',
    args: OF,
    ports: { dictionary: { getWords: once({ ...OF, words: ['Acme'] }), postWords: refuse } },
    action: spelling.addRequested({ ...OF, words: ['gadget'] }),
  }),
  refused({
    name: 'brandVoices',
    args: OF,
    ports: { brandVoice: { getVoices: once({ ...OF, voices: [VOICE] }), deleteVoice: refuse } },
    action: brandVoice.removeRequested({ ...OF, voiceId: VOICE.id }),
  }),
  refused({
    name: 'topicSearches',
    args: { ...OF, page: 0 },
    ports: {
      topic2: {
        getTopicSearches: once({ ...OF, searches: [SEARCH], page: 0, last: true }),
        deleteTopicSearch: refuse,
      },
    },
    action: topicFinder.removeRequested({ ...OF, topicSearchId: SEARCH.id }),
  }),
  refused({
    name: 'audits',
    args: { ...OF, page: 0 },
    ports: {
      contentAudit: {
        getAudits: once({ ...OF, audits: [AUDIT], page: 0, last: true }),
        deleteAudit: refuse,
      },
    },
    action: audits.removeRequested({ ...OF, auditId: AUDIT.id }),
  }),
  refused({
    name: 'ideas',
    args: OF,
    ports: {
      topic2: {
        getIdeas: once(someIdeas(OF)),
        patchIdea: refuse,
      },
    },
    action: ideas.changeRequested({ ...OF, ideaId: IDEA.id, state: 'dismissed' }),
  }),
  refused({
    name: 'prompts',
    args: null,
    ports: { user: { getPrompts: once({ prompts: [PROMPT] }), deletePrompt: refuse } },
    action: savedPrompts.removeRequested(PROMPT),
  }),
  refused({
    name: 'ownConversations',
    args: OF,
    ports: { content: talks },
    action: chat.renameRequested({ ...ofChat, title: 'Another' }),
  }),
])(
  'what is shown of $name is as it was once a change is refused',
  async ({ name, args, ports, action }) => {
    const page = await openArticle(ports);
    page.dispatch(resources.used({ name, args } as never));
    await page.pass();
    const shown = () => resources.selectEntry(page.state(), name, args as never)?.data;
    const before = shown();
    expect(before).toBeDefined();
    page.dispatch(action);
    await page.pass(10);
    expect(shown()).toEqual(before);
  },
);
