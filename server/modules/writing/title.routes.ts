import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { suggestTitles } from './titles.service.ts';

export const titleHandlers = (deps: Deps): GroupHandlers<'title'> => ({
  async postTitles({ body, log }) {
    return { titles: await suggestTitles(deps, body, log) };
  },
});
