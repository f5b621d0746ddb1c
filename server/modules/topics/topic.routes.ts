import type { ideaRoutes } from '#contract/ideas/idea.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readKeyphraseUses } from './keyphraseUse.service.ts';
import { changeTopic, readTopics } from './topic.service.ts';
import {
  continueTopicSearch,
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

export const topicSearchHandlers = (
  deps: Deps,
): Omit<GroupHandlers<'topic2'>, keyof typeof ideaRoutes> => ({
  getTopicSearches: (call) => listTopicSearches(deps, call),
  postTopicSearch: (call) => startTopicSearch(deps, call),
  deleteTopicSearch: (call) => deleteTopicSearch(deps, call),
  continueTopicSearch: (call) => continueTopicSearch(deps, call),
  restoreTopicSearch: (call) => restoreTopicSearch(deps, call),
});
