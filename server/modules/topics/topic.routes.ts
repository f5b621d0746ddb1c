import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { changeIdea, readIdeas } from '../ideas/idea.service.ts';
import { changeMail } from '../ideas/ideaSubscription.service.ts';
import { readKeyphraseUses } from './keyphraseUse.service.ts';
import { changeTopic, readTopics } from './topic.service.ts';
import {
  deleteTopicSearch,
  listTopicSearches,
  restoreTopicSearch,
  startTopicSearch,
} from './topicSearch.service.ts';

export const keywordHandlers = (deps: Deps): GroupHandlers<'keyword'> => ({
  getKeyphraseUses: (call) => readKeyphraseUses(deps, call),
});

export const topicHandlers = (deps: Deps): GroupHandlers<'topic'> => ({
  getTopics: (call) => readTopics(deps, call),
  patchTopic: (call) => changeTopic(deps, call),
});

export const topic2Handlers = (deps: Deps): GroupHandlers<'topic2'> => ({
  getTopicSearches: (call) => listTopicSearches(deps, call),
  postTopicSearch: (call) => startTopicSearch(deps, call),
  deleteTopicSearch: (call) => deleteTopicSearch(deps, call),
  restoreTopicSearch: (call) => restoreTopicSearch(deps, call),
  getIdeas: (call) => readIdeas(deps, call),
  putIdeaMail: (call) => changeMail(deps, call),
  patchIdea: (call) => changeIdea(deps, call),
});
