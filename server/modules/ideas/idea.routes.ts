import type { ideaRoutes } from '#contract/ideas/idea.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { changeIdea, readIdeas } from './idea.service.ts';
import { changeMail } from './ideaSubscription.service.ts';

export const ideaHandlers = (
  deps: Deps,
): Pick<GroupHandlers<'topic2'>, keyof typeof ideaRoutes> => ({
  getIdeas: (call) => readIdeas(deps, call),
  putIdeaMail: (call) => changeMail(deps, call),
  patchIdea: (call) => changeIdea(deps, call),
});
