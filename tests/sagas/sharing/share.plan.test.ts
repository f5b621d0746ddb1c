/** The public link of an article: made when its dialog opens, changed and revoked in it (spec §7). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shareSaga } from '#sagas/sharing/share.saga.ts';
import { share } from '#store/sharing/share.slice.ts';
import { aShare, noNetwork } from '#tests/support/factories.ts';
import { OPEN_ARTICLE as of, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { articleId } = of;
const link = { path: '/shared/t0ken', showsResearch: false };
const LINK = aShare(link);
const ports = { article: { shareArticle: async () => LINK } };

test('opening the dialog makes the link, copies it on demand, and revokes it', async () => {
  const { callsOf, state } = await planOf(shareSaga, { state: withArticle(), ports })
    .put(share.created({ articleId, ...link }))
    .put(share.copied({ articleId, isCopied: true }))
    .put(share.revoked({ articleId }))
    .dispatch(share.opened(of))
    .dispatch(share.copyRequested({ articleId, url: 'https://a.example/s', title: 'A & B' }))
    .dispatch(share.revokeRequested(of))
    .during(1000);
  expect(callsOf('clipboard.write').map(({ args }) => args)).toEqual([
    [{ text: 'https://a.example/s', html: '<a href="https://a.example/s">A &amp; B</a>' }],
  ]);
  expect(callsOf('article.unshareArticle').map(({ args }) => args)).toEqual([[of]]);
  expect(share.select(state)).toEqual({ status: 'revoked', articleId });
});

test('a link that could not be made is asked for again when the dialog opens again', async () => {
  const answers = [Promise.reject(noNetwork), Promise.resolve(LINK)];
  const shareArticle = () => answers.shift() ?? Promise.reject(noNetwork);
  await planOf(shareSaga, { state: withArticle(), ports: { article: { shareArticle } } })
    .put(share.failed({ articleId, error: noNetwork }))
    .put(share.created({ articleId, ...link }))
    .dispatch(share.opened(of))
    .delay(100)
    .dispatch(share.opened(of))
    .during(1000);
});

test('where the answer to a change was lost, the link is read again to know what it shows', async () => {
  const read = [LINK, { ...LINK, showsResearch: true }];
  const article = {
    shareArticle: async () => read.shift() ?? LINK,
    patchShare: () => Promise.reject(noNetwork),
  };
  const { state } = await planOf(shareSaga, { state: withArticle(), ports: { article } })
    .put(share.changed({ articleId, showsResearch: true }))
    .dispatch(share.opened(of))
    .delay(100)
    .dispatch(share.researchChosen({ ...of, showsResearch: true }))
    .during(1000);
  expect(share.select(state)).toMatchObject({ status: 'shared', showsResearch: true });
});
