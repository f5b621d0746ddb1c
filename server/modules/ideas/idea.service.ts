/** The ideas of a workspace as others see them. */
import { IDEAS_LISTED_MOST, type IdeaState } from '#contract/ideas/idea.route.ts';
import type { Idea } from '#contract/ideas/idea.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { IdeaId, WorkspaceId } from '#db/schema/ids.ts';
import type { IdeaRow } from '#db/schema/topics.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { keyphrasesOfArticles } from '../article/article.api.ts';
import { timeZoneOf } from '../folders/workspace.api.ts';
import type { MailDeps } from '../installation/mail.service.ts';
import { lastWeek, listIdeas, markIdea } from './idea.repo.ts';
import { writtenByLanguage } from './ideaSources.ts';
import { readMail } from './ideaSubscription.service.ts';
import { nextMonday } from './mondays.ts';

type ReadDeps = MailDeps & Pick<Deps, 'now'>;
type InWorkspace = CallContext & { readonly workspaceId: WorkspaceId };

/** Which of them are written by now is looked up each time. */
export async function readIdeas(deps: ReadDeps, { workspaceId, caller }: InWorkspace) {
  const { orm, now } = deps;
  const week = await lastWeek(orm, workspaceId);
  const rows = week === null ? [] : await listIdeas(orm, workspaceId, week, IDEAS_LISTED_MOST);
  const articles = rows.length === 0 ? [] : await keyphrasesOfArticles(orm, workspaceId);
  const writtenIn = writtenByLanguage(articles);
  const written = ({ text, language, reason }: IdeaRow) => {
    if (reason.source === 'snapshot' || reason.source === 'audit') return null; // it is about a page
    return writtenIn(language)(text);
  };
  const { at } = nextMonday(now(), await timeZoneOf(orm, workspaceId));
  return {
    workspaceId,
    week,
    nextAt: at.toISOString(),
    mail: await readMail(deps, workspaceId, caller),
    ideas: rows.map((row): Idea => {
      const { id, text, reason, state } = row;
      return { id, text, reason, state, week: row.week, written: written(row) };
    }),
  };
}

interface Change {
  readonly ideaId: IdeaId;
  readonly body: { readonly state: IdeaState };
}

export async function changeIdea({ orm }: Pick<Deps, 'orm'>, { ideaId, body }: Change) {
  const row = await markIdea(orm, ideaId, body.state);
  if (row === null) throw new Problem('not_found');
  return { id: row.id, state: row.state };
}
