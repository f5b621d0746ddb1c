import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agrees } from '#contract/agreements.ts';
import { exampleOf, examplesOf } from '#tests/support/agreeing.ts';
import { endpoints, type TestEndpoint } from '#tests/support/endpoints.ts';
import { idOf } from '#tests/support/factories.ts';

const calls = endpoints.filter(({ route }) => route.stream !== true);

type Path = readonly string[];
const namesIn = ({ route }: TestEndpoint): string[] =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Where an answer says which thing it is, or is of: what its path names, and its own id or that of a part. */
function idsIn(value: unknown, names: readonly string[], path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) {
    const [name = '', ...above] = path.toReversed();
    const isOwn = name === 'id' && above.length <= 1;
    return names.includes(name) || isOwn ? [path] : [];
  }
  return Object.entries(value).flatMap(([name, part]) => idsIn(part, names, [...path, name]));
}

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part, name) => (part as Record<string, unknown>)[name], value);

/** The same answer with another id in one place. */
function withOther(value: unknown, [name = '', ...rest]: Path): unknown {
  const part = (value as Record<string, unknown>)[name];
  const other = typeof part === 'number' ? part + 1 : idOf(99);
  const changed = rest.length === 0 ? other : withOther(part, rest);
  return Array.isArray(value)
    ? value.with(Number(name), changed)
    : { ...(value as object), [name]: changed };
}

const placeOf = (path: Path): string => path.map((name) => name.replace(/^\d+$/, '*')).join('.');

/** Ids of what is created, and of other things that may be what the path names as well. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'article.getVersion': ['blocks.*.origins.*.version'],
  'article.postArticle': ['id'],
  'asset.postAsset': ['id'],
  'asset.postCover': ['id'],
  'brandVoice.postVoice': ['id'],
  'brief.getBrief': ['snapshot.id'],
  'brief.getBriefOf': ['brief.articleId'],
  'brief.patchBrief': ['snapshot.id'],
  'competitorsCollector.getSnapshots': ['snapshots.*.articleId'],
  'competitorsCollector.postSnapshot': ['id'],
  'content.getConversations': ['conversations.*.articleId'],
  'content.postConversation': ['conversation.id', 'turn.answer.citable.*.articleId', 'turn.id'],
  'content.postDraft': ['article.id'],
  'content.postOutline': ['article.id'],
  'content.postOwnConversation': ['conversation.id', 'turn.id'],
  'content.postQuestion': ['turn.id'],
  'contentAudit.postAudit': ['id'],
  'integration.postReturnStep': ['image.id'],
  'integration.postSite': ['id'],
  'post.createPost': ['article.id'],
  'post.createPostOfArticle': ['article.id'],
  'support.postReport': ['id'],
  'topic2.postTopicSearch': ['id'],
  'translation.postTranslation': ['article.id'],
  'url.postPageText': ['id'],
  'user.postPrompt': ['id'],
  'workspace.getWorkspaceByFolderId': ['id'],
  'workspace.postExample': ['id'],
  'workspace.postWorkspaces': ['id'],
};

/** Their answer has whatever fields a person has stored: one that is called `id` names nothing. */
const FREE_FIELDS = ['user.getConfig', 'user.postConfig'];
const withIds = calls.filter(({ name }) => !FREE_FIELDS.includes(name));

test.each(withIds)('$name: an answer with another id is not believed', (endpoint) => {
  const names = namesIn(endpoint);
  const believed = new Set<string>();
  for (const { answer, args } of fc.sample(examplesOf(endpoint), 100)) {
    if (!agrees(endpoint, answer, args)) continue;
    for (const path of idsIn(answer, names)) {
      if (partAt(answer, path) === null) continue;
      if (agrees(endpoint, withOther(answer, path), args)) believed.add(placeOf(path));
    }
  }
  expect([...believed].sort()).toEqual([...(OF_OTHERS[endpoint.name] ?? [])].sort());
});

test.each(calls)('$name: an answer that repeats its path is believed', (endpoint) => {
  const { answer, args } = exampleOf(endpoint);
  expect(agrees(endpoint, answer, args)).toBe(true);
});
