import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../lib/endpoints.ts';
import { readPage } from './url.service.ts';

export const urlHandlers = (deps: Deps): GroupHandlers<'url'> => ({
  postUrl: ({ caller, body }) => readPage(deps, caller.userId, body.url),
});
