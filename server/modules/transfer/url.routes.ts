import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readPage } from './url.service.ts';

export const urlHandlers = (deps: Deps): GroupHandlers<'url'> => ({
  postUrl: ({ caller, body }) => readPage(deps, caller.userId, body.url),
});
