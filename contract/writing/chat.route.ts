import type { RouteGroup } from '../lib/route.ts';

/** What a conversation may hold. */
export const CHAT_LIMITS = {
  questionChars: 4000,
  /** Of the text that the question is about. */
  selectionChars: 6000,
  titleChars: 120,
} as const;

/** Questions that one person may ask in a minute. */
const QUESTIONS_PER_MINUTE = 20;

/** Part of the group `content`. A conversation exists only for the person who began it. */
export const chatRoutes = {
  getConversations: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/conversations',
    read: 'conversations',
    summary: 'The conversations of the caller about an article, the last used first.',
  },
  postConversation: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/articles/:articleId/conversations',
    stale: ['conversations', 'jobs', 'usage'],
    summary:
      'Begins a conversation about an article with a question, and starts answering it. The same request id twice is one question.',
    perMinute: QUESTIONS_PER_MINUTE,
  },
  getOwnConversations: {
    method: 'GET',
    path: '/:workspaceId/conversations',
    read: 'ownConversations',
    summary:
      'The conversations of the caller about everything in a workspace, the last used first.',
  },
  postOwnConversation: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/conversations',
    stale: ['jobs', 'ownConversations', 'usage'],
    summary:
      'Begins a conversation about everything in a workspace with a question, and starts answering it. The same request id twice is one question.',
    perMinute: QUESTIONS_PER_MINUTE,
  },
  getConversation: {
    method: 'GET',
    path: '/:workspaceId/conversations/:conversationId',
    summary: 'A conversation with all its questions and answers, including earlier versions.',
  },
  postQuestion: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/conversations/:conversationId/questions',
    stale: ['conversations', 'jobs', 'ownConversations', 'usage'],
    summary:
      'Asks a question that follows an answer of the conversation, and starts answering it. A question that is already there is kept as another version. The same request id twice is one question.',
    perMinute: QUESTIONS_PER_MINUTE,
  },
  patchConversation: {
    method: 'PATCH',
    path: '/:workspaceId/conversations/:conversationId',
    stale: [],
    renewed: ['conversations', 'ownConversations'],
    summary: 'Renames a conversation.',
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/:workspaceId/conversations/:conversationId',
    stale: [],
    renewed: ['conversations', 'ownConversations'],
    summary: 'Deletes a conversation. It can be restored for a day.',
  },
  restoreConversation: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/conversations/:conversationId/restore',
    stale: ['conversations', 'ownConversations'],
    summary: 'Brings a deleted conversation back.',
  },
} as const satisfies RouteGroup;
