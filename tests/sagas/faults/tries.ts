/** Each kind of outgoing call, tried against an answer that fails: what the person sees, what is kept, and how often it was sent. */
import type { PortError } from '#contract/lib/problems.ts';
import { saveStateTexts } from '#src/features/article/article.copy.ts';
import { noticeText } from '#src/kit/copy/notices.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { hints } from '#store/settings/hints.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { job } from '#store/writing/job.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import {
  anArticle,
  aTopic,
  aTopicSearch,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  htmlOfBlocks,
  openArticle,
  type Page,
} from '#tests/support/startPage.ts';
import type { CallKind } from '#tools/faultMatrix.ts';

export interface Tried {
  /** What is said, in the words of the page; empty: nothing. */
  readonly sees: readonly string[];
  /** Whether what the person had typed, chosen or read is there afterwards. */
  readonly isKept: boolean;
  /** How often the request was sent within a minute. */
  readonly sent: number;
}

const MINUTE_MS = 60_000;

const fails = (error: PortError) => () => Promise.reject(error);

/** What notices say. */
const over = ({ state }: Page): string[] => notices.select(state()).map(noticeText);

const TRIES: Readonly<Record<CallKind, (error: PortError) => Promise<Tried>>> = {
  async read(error) {
    const page = await openArticle({ brandVoice: { getVoices: fails(error) } });
    const read = { name: 'brandVoices', args: { workspaceId } } as const;
    page.dispatch(resources.used(read));
    await page.pass(MINUTE_MS);
    const entry = resources.selectEntry(page.state(), read.name, read.args);
    const said =
      entry?.status === 'failed' && error.status !== 402 ? [textOfError(entry.error)] : [];
    return {
      sees: [...said, ...over(page)],
      isKept: htmlOfBlocks(page)?.length === 2,
      sent: page.callsOf('brandVoice.getVoices').length,
    };
  },
  async save(error) {
    const page = await openArticle({ article: { updateArticle: fails(error) } });
    const html = '<p>typed</p>';
    page.dispatch(
      articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b3', after: 'b2', html }] }),
    );
    await page.pass(MINUTE_MS);
    return {
      sees: [saveStateTexts[articleSave.selectStatus(page.state(), articleId)], ...over(page)],
      isKept: htmlOfBlocks(page)?.includes(html) === true,
      sent: page.callsOf('article.updateArticle').length,
    };
  },
  async change(error) {
    const topic = aTopic({ isFavourite: false });
    const search = aTopicSearch({ workspaceId });
    const args = { workspaceId, topicSearchId: search.id };
    const page = await openArticle({
      topic: { getTopics: async () => ({ search, topics: [topic] }), patchTopic: fails(error) },
    });
    page.dispatch(resources.used({ name: 'topics', args }));
    await page.pass();
    page.dispatch(
      topicWrites.mark({ workspaceId, topicId: topic.id, body: { isFavourite: true } }),
    );
    await page.pass(MINUTE_MS);
    const shown = resources.selectEntry(page.state(), 'topics', args)?.data?.topics;
    return {
      sees: over(page),
      isKept: shown?.[0]?.isFavourite === false,
      sent: page.callsOf('topic.patchTopic').length,
    };
  },
  async form(error) {
    const page = await openArticle({ article: { shareArticle: fails(error) } });
    page.dispatch(share.opened({ articleId, workspaceId }));
    await page.pass(MINUTE_MS);
    const state = share.select(page.state());
    return {
      sees: [...(state.status === 'failed' ? [textOfError(state.error)] : []), ...over(page)],
      isKept: htmlOfBlocks(page)?.length === 2,
      sent: page.callsOf('article.shareArticle').length,
    };
  },
  async task(error) {
    const page = await openArticle({ content: { postProposal: fails(error) } });
    page.dispatch(
      proposal.asked({
        articleId,
        workspaceId,
        task: { name: 'rephrase' },
        place: { type: 'blocks', blockIds: ['b1'] },
      }),
    );
    await page.pass(MINUTE_MS);
    const failed = proposal.selectOf(page.state(), articleId);
    const reasons = failed.flatMap((one) => (one.status === 'failed' ? [one.failure] : []));
    return {
      sees: [...reasons.map(textOfProblem), ...over(page)],
      isKept: htmlOfBlocks(page)?.length === 2,
      sent: page.callsOf('content.postProposal').length,
    };
  },
  async stream(error) {
    const page = await openArticle({
      article: {
        getArticle: async () =>
          anArticle({ generation: { jobId: 'job-1', seq: 0, kind: 'draft', state: 'running' } }),
      },
    });
    const said = new Set<unknown>();
    for (let passed = 0; passed < MINUTE_MS; passed += 500) {
      const stream = page.streams.at(-1);
      if (stream && !said.has(stream)) {
        said.add(stream);
        stream.say({ type: 'closed', error });
      }
      await page.pass(500);
    }
    const state = job.select(page.state());
    return {
      sees: [...(state.status === 'failed' ? [textOfProblem(state.failure)] : []), ...over(page)],
      isKept: htmlOfBlocks(page)?.length === 2,
      sent: said.size,
    };
  },
  async preference(error) {
    const page = await openArticle({ user: { postConfig: fails(error) } });
    page.dispatch(hints.hidden({ key: 'setUpHidden' }));
    await page.pass(MINUTE_MS);
    return {
      sees: over(page),
      isKept: hints.select(page.state()).includes('setUpHidden'),
      sent: page.callsOf('user.postConfig').length,
    };
  },
};

export const tryCall = (kind: CallKind, error: PortError) => TRIES[kind](error);
