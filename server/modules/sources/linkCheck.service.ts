/** Tries every link of a workspace, each address once, as a job in steps. */
import { z } from 'zod';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { linksOf, withoutFragment } from '#domain/sources/claims.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { blocksWithLinks } from '../article/article.api.ts';
import { defineSteppedJob, type NewStep } from '../work/steppedJob.api.ts';
import { startSteps } from '../work/work.service.ts';
import { addLinks, putLinkState } from './claim.repo.ts';
import { STATE_OF_LINK } from './claimCheck.service.ts';

/** Addresses that one check tries. */
const LINKS_MOST = 2000;

export const linkCheck = defineSteppedJob({
  kind: 'links',
  input: z.object({}),
  charge: null,
  limits: {
    perWorkspace: 1,
    most: LINKS_MOST,
    atOnce: 4,
    attempts: 2,
    stepMs: 30_000,
    retryMs: 1000,
    turnMs: 500,
  },
  async plan({ orm }, { workspaceId }, signal) {
    const steps = new Map<string, NewStep>();
    for await (const blocks of blocksWithLinks(orm, workspaceId)) {
      signal.throwIfAborted();
      const links = blocks.flatMap(({ articleId, html }) =>
        linksOf(html)
          .filter(({ key, text }) => key === withoutFragment(text)) // cut off, it is another address
          .map(({ key }) => ({ articleId, key })),
      );
      await addLinks(orm, links);
      for (const { key } of links) steps.set(key, { key, turn: hostOf(key) });
      if (steps.size >= LINKS_MOST) break;
    }
    return [...steps.values()];
  },
  async run({ checkLink, now }, { workspaceId }, { key }) {
    const outcome = await checkLink(key);
    const found = { key, state: STATE_OF_LINK[outcome], checkedAt: now() };
    return { state: 'done', outcome, keep: (tx) => putLinkState(tx, workspaceId, found) };
  },
});

const hostOf = (address: string): string | null => URL.parse(address)?.host ?? null;

type Call = CallContext & {
  readonly workspaceId: WorkspaceId;
  readonly body: { readonly requestId: string };
};

/** Starts the check. Throws `work_running` while one runs. */
export async function startLinkCheck(
  deps: Deps,
  { body, ...call }: Call,
): Promise<{ jobId: JobId }> {
  const request = { ...body, articleId: null, input: {} };
  return { jobId: await startSteps(deps, linkCheck, call, request) };
}
