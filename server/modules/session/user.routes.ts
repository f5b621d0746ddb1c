import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readConfig, writeConfig } from './user.repo.ts';

export const userHandlers = (deps: Deps): GroupHandlers<'user'> => ({
  getConfig: ({ caller }) => readConfig(deps.orm, caller.userId),
  async postConfig({ caller, body }) {
    await writeConfig(deps.orm, caller.userId, body);
    return body;
  },
});
