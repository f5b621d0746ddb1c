/** In which order endpoints are called, so that what a call needs is there. */
import type { Endpoint } from '../../tests/server/support/endpoints.ts';
import { ARTICLE_OF } from './cases.ts';

/** These make what others read, in this order. A draft is written without a model, and with one, which can be stopped. */
const FIRST = [
  'asset.postAsset',
  'brandVoice.postVoice',
  'url.postPageText',
  'competitorsCollector.postSnapshot',
  'competitorsCollector.getSnapshot',
  'brief.postBriefs',
  'topic2.postTopicSearch',
  'topic.getTopics',
  'contentAudit.postAudit',
  'contentAudit.putAuditFigures',
  'user.postPrompt',
  'support.postReport',
  'workspace.postImport',
  'content.postOutline',
  'content.postDraft',
  'installation.putModels',
  'content.postDraft',
  'content.stopJob',
  'content.continueJob',
  'content.postOwnConversation',
  'content.postQuestion',
  'url.postLinkCheck',
  'installation.putMail',
  'article.postVersion',
  'article.shareArticle',
];
const METHODS = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
/** What removes an article, and what brings back what was removed. */
const LAST = [/^article\.deleteArticle$/, /\.restore/];
/** What would end the workspace or the model: after everything else. */
const ENDING = /^installation\.delete|(?:mergeWorkspace|Removal)$/;

const placeOf = ({ name, route }: Endpoint): number => {
  const last = LAST.findLastIndex((pattern) => pattern.test(name));
  return METHODS.indexOf(route.method) + METHODS.length * (last + 1);
};

/** These make the article, before anything else. */
export const MAKE_ARTICLE = ['article.postArticle', 'article.updateArticle'] as const;

/** What is called once, what for each text of an article, and what at the end. */
export function phasesOf(endpoints: readonly Endpoint[]) {
  const isOfText = ({ name, url }: Endpoint) => url.includes(':articleId') && !(name in ARTICLE_OF);
  const rest = inOrder(endpoints).filter(({ name }) => !MAKE_ARTICLE.some((one) => one === name));
  const once = rest.filter((one) => !isOfText(one));
  return {
    once: once.filter(({ name }) => !ENDING.test(name)),
    ofText: rest.filter(isOfText),
    ending: once.filter(({ name }) => ENDING.test(name)),
  };
}

/** Some of them twice. */
function inOrder(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const first = FIRST.flatMap((name) => endpoints.filter((one) => one.name === name));
  const rest = endpoints.filter((one) => !FIRST.includes(one.name));
  return [...first, ...rest.toSorted((one, other) => placeOf(one) - placeOf(other))];
}

const NO_SITE = 'A site is connected only once it has answered as WordPress does.';

/** Endpoints that refuse every request of this bench with this status, and why. */
export const REFUSED: Readonly<Record<string, { readonly status: number; readonly why: string }>> =
  {
    'brief.remakeBrief': {
      status: 409,
      why: 'It is for briefs that could not be made, and those of the bench are. Its request is empty.',
    },
    'folderIntegration.putDefaultSite': { status: 404, why: NO_SITE },
    'integration.checkSite': { status: 404, why: NO_SITE },
    'integration.deleteSite': { status: 404, why: NO_SITE },
    'integration.getSiteChoices': { status: 404, why: NO_SITE },
    'integration.getSiteText': { status: 404, why: NO_SITE },
    'integration.postPublication': { status: 404, why: NO_SITE },
    'integration.postSitePages': { status: 404, why: NO_SITE },
    'integration.postSiteText': { status: 404, why: NO_SITE },
    'integration.trashPublication': { status: 404, why: NO_SITE },
    'integration.postSite': { status: 422, why: 'The pages of the bench are no WordPress.' },
    'topic2.patchIdea': { status: 404, why: 'Ideas are made on Mondays; its request is one word.' },
    'workspace.mergeWorkspace': {
      status: 409,
      why: 'A workspace without a folder is left over from one that the host has deleted.',
    },
  };
