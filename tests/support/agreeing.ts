/** Requests with answers that agree with them, for every endpoint of the contract. */
import fc from 'fast-check';
import { agrees } from '#contract/agreements.ts';
import { someAnswerTo, someArgsOf, type TestEndpoint } from './endpoints.ts';

/** A request and its correct answer; files are sent as they are. */
export function exampleOf(endpoint: TestEndpoint) {
  const examples = examplesOf(endpoint);
  // The first one nearly always: fifty at once would be most of the work of this file.
  for (const most of [1, 5, 50]) {
    const found = fc.sample(examples, most).find((one) => agrees(endpoint, one.answer, one.args));
    if (found !== undefined) return found;
  }
  throw new Error(`${endpoint.name} has no example`);
}

/** Requests with answers that repeat what they must; of some endpoints, not all agree. */
export const examplesOf = (endpoint: TestEndpoint) =>
  fc.tuple(someArgsOf(endpoint), someAnswerTo(endpoint)).map(([args, random]) => {
    const body = endpoint.route.bytes ? new Blob(['x'], { type: 'image/png' }) : args.body;
    return { args: { ...args, body }, answer: matching(random, args) };
  });

/** The random answer, with the values that it must repeat from the request. */
function matching(random: unknown, args: Record<string, unknown>): unknown {
  const body = (args.body ?? {}) as Record<string, unknown>;
  const asked: Record<string, unknown> = {
    ...args,
    id:
      args.siteId ??
      args.reportId ??
      args.ideaId ??
      args.auditId ??
      args.topicId ??
      args.topicSearchId ??
      args.voiceId ??
      args.competitorId ??
      args.snapshotId ??
      args.pageId ??
      args.conversationId ??
      args.promptId ??
      args.assetId ??
      args.articleId ??
      args.workspaceId,
    folderId: args.folderId ?? body.folderId ?? body.projectId,
    requestId: body.requestId,
    isFavourite: body.isFavourite,
    state: body.state,
    isWanted: body.isWanted,
    version: args.version ?? Number(body.baseVersion ?? 0) + 1,
    text: body.text,
    question: typeof body.question === 'string' ? body.question.trim() : undefined,
    position: body.position ?? (args.auditId && Number(args.position ?? 0)),
    keyphrase: typeof body.keyphrase === 'string' ? body.keyphrase.trim() : undefined,
    siteId: args.siteId ?? body.siteId,
    origin: body.origin,
    login: typeof body.login === 'string' ? body.login.trim() : undefined,
    fast: body.fast,
    provider: body.provider,
    best: body.best,
    kind: body.kind,
    language: body.language,
    name: body.best,
    path: '/content/share/x',
    src: '/content/assets/x',
  };
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        typeof part === 'object' ? filled(part) : (asked[key] ?? part), // a price is named as its model
      ]),
    );
  };
  return filled(random);
}
