/** In which order endpoints are called, so that what a call needs is there. */
import type { Endpoint } from '../../tests/server/support/endpoints.ts';

/** These make what others read, in this order. */
const FIRST = [
  'asset.postAsset',
  'brandVoice.postVoice',
  'url.postPageText',
  'competitorsCollector.postSnapshot',
  'competitorsCollector.getSnapshot',
  'topic2.postTopicSearch',
  'topic.getTopics',
  'contentAudit.postAudit',
  'contentAudit.putAuditFigures',
  'user.postPrompt',
  'content.postOutline',
  'content.postDraft',
  'installation.putModels',
  'content.postOwnConversation',
  'content.postQuestion',
];
const METHODS = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
/** After the removal of what they restore; and what would end the workspace or the model. */
const LAST = [/\.restore/, /^installation\.delete/, /mergeWorkspace/];

const placeOf = ({ name, route }: Endpoint): number => {
  const first = FIRST.indexOf(name);
  if (first >= 0) return first;
  const last = LAST.findLastIndex((pattern) => pattern.test(name));
  return (
    FIRST.length + METHODS.indexOf(route.method) + (last < 0 ? 0 : METHODS.length * (last + 1))
  );
};

export const inOrder = (endpoints: readonly Endpoint[]): readonly Endpoint[] =>
  endpoints.toSorted((one, other) => placeOf(one) - placeOf(other));

/** Endpoints that a request alone does not reach, and why. */
export const NOT_REACHED: Readonly<Record<string, string>> = {};
